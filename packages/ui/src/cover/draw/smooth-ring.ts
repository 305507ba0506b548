export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers without what SVG does not need: `0.5` → `.5`, and a minus sign separates as well as a space. */
const pair = (x: number, y: number) => {
  const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
  const second = short(y);
  return short(x) + (second.startsWith('-') ? '' : ' ') + second;
};

/**
 * A closed quadratic B-spline with the ring as its controls, as one sub-path. Each curve ends midway between two
 * controls, so the next control is the mirror of the last: `t` needs half the numbers that `q` would. Ends are taken
 * from rounded positions, or errors would add up along the ring.
 */
export const smoothRing = (ring: readonly Point[]): string => {
  const first = ring[0];
  const last = ring.at(-1);
  if (!first || !last) return '';
  const mid = ([ax, ay]: Point, [bx, by]: Point): Point => [round((ax + bx) / 2), round((ay + by) / 2)];
  const start = mid(last, first);
  let [x, y] = start;
  let path = `M${pair(x, y)}`;
  ring.forEach((control, index) => {
    const [endX, endY] = mid(control, ring[(index + 1) % ring.length] ?? first);
    const end = pair(endX - x, endY - y);
    path += index === 0 ? `q${pair(control[0] - x, control[1] - y)} ${end}` : `t${end}`;
    [x, y] = [endX, endY];
  });
  return `${path}z`;
};
