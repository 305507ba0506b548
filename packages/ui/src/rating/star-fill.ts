/** How much of the star at `place` (1 is the first) a value fills, in halves. */
export const starFill = (value: number, place: number): 0 | 0.5 | 1 => {
  const halves = Math.round(value * 2) / 2 - (place - 1);
  return halves >= 1 ? 1 : halves >= 0.5 ? 0.5 : 0;
};
