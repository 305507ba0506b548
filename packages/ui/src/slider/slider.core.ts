/**
 * The values after Home or End on one thumb: as far as it goes without passing a neighbour.
 *
 * @param gap least distance to a neighbour, in the slider's own unit
 */
export const toBound = (
  values: readonly number[],
  index: number,
  key: 'Home' | 'End',
  { min, max, gap }: { min: number; max: number; gap: number },
): readonly number[] => {
  const before = values[index - 1];
  const after = values[index + 1];
  const least = before === undefined ? min : before + gap;
  const greatest = after === undefined ? max : after - gap;
  return values.map((value, at) => (at === index ? (key === 'Home' ? least : greatest) : value));
};
