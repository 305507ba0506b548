/** Widths of an axis in px, each the least with room for the labels that are shown from it on. A page of 320 px has the first. */
export const AXIS_WIDTHS = { narrow: 200, medium: 400, wide: 600, full: 780 } as const;

export type AxisWidth = keyof typeof AXIS_WIDTHS;

/** Of a letter at 12 px, and of the distance between labels, in px: enough for comfort mode, where letters have 15 px. */
const WIDE_LETTER = 15;
const LETTER = 7.5;
const GAP = 12;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? WIDE_LETTER : LETTER), GAP);

/** Labels that are shown, by their index: at even distances, counted from the last one, which always is. */
export const categoryLabels = (labels: readonly string[]): ReadonlyMap<number, AxisWidth> => {
  const whole = labels.length * Math.max(0, ...labels.map(widthOf));
  const shown = new Map<number, AxisWidth>();
  let step = 1;
  for (const width of ['full', 'wide', 'medium', 'narrow'] as const) {
    // A multiple, so that a wider axis shows those of a narrower one too.
    step *= Math.max(1, Math.ceil(whole / AXIS_WIDTHS[width] / step));
    for (let index = labels.length - 1; index >= 0; index -= step) shown.set(index, width);
  }
  return shown;
};
