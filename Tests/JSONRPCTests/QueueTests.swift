/// The queues between the threads.

import JSONRPC
import Testing

@Suite struct QueueTests {
  private func drained(_ queue: OutgoingQueue) -> [Message] {
    queue.close()
    var messages: [Message] = []
    queue.drain {
      messages += $0; return true
    }
    return messages
  }

  private func notification(_ method: String) -> Message { .notification(method: method, params: nil) }

  @Test func aStateReplacesTheOneThatWasNotReadYet() {
    let queue = OutgoingQueue()
    queue.send(notification("a1"), replacing: "a")
    queue.send(notification("b1"), replacing: "b")
    queue.send(notification("x"))
    queue.send(notification("a2"), replacing: "a")
    #expect(drained(queue) == ["b1", "x", "a2"].map(notification))
  }

  @Test func aMillionStatesOfOneFileStayFew() {
    let queue = OutgoingQueue()
    queue.send(notification("x"))
    for index in 0..<100_000 { queue.send(notification("\(index)"), replacing: "a") }
    #expect(queue.count < 1_000)
    #expect(drained(queue) == ["x", "99999"].map(notification))
  }

  @Test func writingEndsWhenTheReaderIsGone() {
    let queue = OutgoingQueue()
    queue.send(notification("a"))
    var attempts = 0
    queue.drain { _ in
      attempts += 1; return false
    }
    #expect(attempts == 1)
    queue.send(notification("b"))
    #expect(queue.count == 0)
  }

  @Test func callsBackOnceWritten() {
    let queue = OutgoingQueue()
    let isWritten = Monitor(false)
    queue.send(notification("a")) { isWritten.update { $0 = true } }
    #expect(!isWritten.withLock { $0 })
    _ = drained(queue)
    #expect(isWritten.withLock { $0 })
  }

  @Test func receivesInOrderAndTogether() {
    let queue = BlockingQueue<Int>()
    queue.append(contentsOf: [1, 2])
    queue.append(3)
    #expect(queue.receive(until: .now) == [1, 2, 3])
    #expect(queue.receive(until: .now) == [])
    queue.append(4)
    queue.close()
    queue.append(5)
    #expect(queue.receiveOne() == 4)
    #expect(queue.receiveOne() == nil)
  }

  @Test func wakesASleepingReader() {
    let queue = BlockingQueue<Int>()
    let received = onThread {
      startThread { queue.append(7) }
      return queue.receiveOne()
    }
    #expect(received == 7)
  }
}
