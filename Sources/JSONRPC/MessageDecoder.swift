/// From bytes to messages: framing, JSON and JSON-RPC in one step.

import JSON

/// What a stretch of input turned out to be.
package enum Incoming: Equatable, Sendable {
  case message(Message)
  /// To be answered and survived. `wasReadable`: the JSON was understood, so no change of a document was lost in it.
  case invalid(InvalidMessage, wasReadable: Bool)
  /// Nothing after this can be read.
  case broken(FramingError)
  case end
}

package struct MessageDecoder: Sendable {
  private var frames = FrameDecoder()
  private var isBroken = false

  package init() {}

  /// All that these bytes complete, in order.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Incoming] {
    guard !isBroken else { return [] }
    frames.append(bytes)
    var incoming: [Incoming] = []
    do {
      while let frame = try frames.next() { incoming.append(Incoming(frame)) }
    } catch {
      isBroken = true
      incoming.append(.broken(error))
    }
    return incoming
  }
}

extension Incoming {
  fileprivate init(_ frame: Frame) {
    guard frame.isUTF8 else {
      let error = ResponseError(.parseError, "The charset \"\(frame.charset ?? "")\" is not supported; use utf-8.")
      self = .invalid(InvalidMessage(id: nil, error: error), wasReadable: false)
      return
    }
    do {
      self = .message(try Message(try parseJSON(frame.body)))
    } catch let error as JSONSyntaxError {
      let answer = ResponseError(.parseError, "Not JSON: \(error.message) at byte \(error.offset).")
      self = .invalid(InvalidMessage(id: nil, error: answer), wasReadable: false)
    } catch let error as InvalidMessage {
      self = .invalid(error, wasReadable: true)
    } catch {
      self = .invalid(
        InvalidMessage(id: nil, error: ResponseError(.internalError, "The message was not understood.")),
        wasReadable: false)
    }
  }
}
