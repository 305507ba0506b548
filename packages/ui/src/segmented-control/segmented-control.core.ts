/** A value of a segmented control. */
export interface Segment<V extends string> {
  value: V;
  disabled?: boolean;
}

/** The segment that is chosen at first: the given one, else the first that can be chosen. */
export const initialSegment = <V extends string>(
  segments: readonly Segment<V>[],
  given: V | undefined,
): V | undefined => given ?? segments.find(({ disabled }) => !disabled)?.value ?? segments[0]?.value;
