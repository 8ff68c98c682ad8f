// Lists of enums that are no paths, and functions that fill them: nothing here navigates.
// hints: on
import SwiftUI

enum ListsEvent: Hashable { case tapped, swiped(Int) }
struct ListsModel: Hashable { var id: Int }
protocol ListsLogging: AnyObject { func log(_ event: ListsEvent) }
final class ListsLog: ListsLogging {
  var events: [ListsEvent] = []
  func log(_ event: ListsEvent) { events.append(event) }
  func log(all: [ListsEvent]) { events += all }
}
final class ListsStore<T: Hashable> {
  var items: [T] = []
  func add(_ item: T) { items.append(item) }
}
func lists(_ log: ListsLog, _ any: any ListsLogging, _ store: ListsStore<ListsModel>, _ open: ListsStore<String>) {
  log.log(.tapped)
  log.log(all: [.swiped(1)])
  any.log(.swiped(2))
  store.add(ListsModel(id: 1))
  open.add("x")
  let mine = ListsStore<ListsModel>()
  mine.add(ListsModel(id: 2))
}
