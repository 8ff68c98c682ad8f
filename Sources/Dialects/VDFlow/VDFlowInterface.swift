/// VDFlow's public types as far as typing needs them. What `@Steps` generates is missing on purpose: `FlowTyping`
/// knows it, for it depends on the flow.
///
/// Source: the framework's sources at 4.40.2, as section 1.3 of the dialect's rules lists them.
let vdflowInterface = """
  public struct EmptyStep {
    public init()
  }
  public struct MutateID {}
  public protocol StepsCollection {}
  public struct StepWrapper<Parent, Value> {}
  public struct EmptyStepsCollection {}
  """
