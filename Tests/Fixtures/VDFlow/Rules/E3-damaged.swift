// E3 A flow whose steps cannot be read may have some; an '#if' that does not end may have ended in front of them.
// unfinished
import VDFlow

@Steps struct E3Open {
#if DEBUG
  var a
  var b
}
@Steps struct E3Damaged {
  /*
  var a
}
