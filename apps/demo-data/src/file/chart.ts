/** Deterministic chart drawings for the demo's pictures, as SVG fragments: contour lines, berths, range rings. */

export const CHART_STYLE =
  '.c0{fill:#e7f5ff}.c1{fill:#d3ecfe}.c2{fill:#b5dfff}.c3{fill:#91cbf9}.c4{fill:#66b2ef}.ci{fill:#004781}' +
  '.ln{fill:none;stroke:#3794dc;stroke-width:1}.ik{fill:none;stroke:#004781;stroke-width:1.2}';

type Field = (x: number, y: number) => number;

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261) >>> 0;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export const random = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** Hills on a slope. */
const seabed = (next: () => number, width: number, height: number, count = 6): Field => {
  const tilt = next() * 6.28;
  const hills = Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    reach: (0.16 + next() * 0.28) * width,
    rise: 0.5 + next() * 0.8,
  }));
  return (x, y) =>
    hills.reduce(
      (sum, hill) => sum + hill.rise * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2),
      0.75 * ((x / width - 0.5) * Math.cos(tilt) + (y / height - 0.5) * Math.sin(tilt)),
    );
};

/** The line `field = level` as short strokes (marching squares); joined by the eye at a small step. */
const strokes = (field: Field, width: number, height: number, step: number, level: number): string => {
  let d = '';
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const corners = [field(x, y), field(x + step, y), field(x + step, y + step), field(x, y + step)] as const;
      const places = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ] as const;
      const cuts: string[] = [];
      for (let i = 0; i < 4; i += 1) {
        const [a = 0, b = 0] = [corners[i], corners[(i + 1) % 4]];
        const [from, to] = [places[i], places[(i + 1) % 4]];
        if (!from || !to || a >= level === b >= level) continue;
        const t = (level - a) / (b - a);
        cuts.push(`${round(from[0] + (to[0] - from[0]) * t)} ${round(from[1] + (to[1] - from[1]) * t)}`);
      }
      for (let i = 0; i + 1 < cuts.length; i += 2) d += `M${cuts[i]}L${cuts[i + 1]}`;
    }
  }
  return d;
};

/** Depth lines of a sea floor. */
export const contours = (seed: string, width: number, height: number, step = 12): string => {
  const field = seabed(random(seed), width, height);
  const levels = [-0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5];
  return levels.map((level) => `<path class="ln" d="${strokes(field, width, height, step, level)}"/>`).join('');
};

/** Rows of berths and yards. */
export const berths = (seed: string, width: number, height: number): string => {
  const next = random(seed);
  const rows = Math.max(3, Math.round(height / 56));
  const rowHeight = height / rows;
  let svg = '';
  for (let row = 0; row < rows; row += 1) {
    for (let x = 0; x < width; ) {
      const length = Math.min(next() < 0.55 ? 96 : 48, width - x);
      const kind = next();
      const box = `x="${round(x)}" y="${round(row * rowHeight)}" width="${round(length - 4)}" height="${round(rowHeight - 4)}"`;
      svg += kind < 0.84 ? `<rect class="c${1 + Math.floor(kind * 4.7)}" ${box}/>` : `<rect class="ln" ${box}/>`;
      x += length;
    }
  }
  return svg;
};

/** Range rings with their bearing scale. */
export const rings = (cx: number, cy: number, radius: number): string => {
  let svg = [1, 0.75, 0.5, 0.25]
    .map((part, i) => `<circle class="c${i + 1}" cx="${cx}" cy="${cy}" r="${round(radius * part)}"/>`)
    .join('');
  svg += [0.875, 0.625, 0.375]
    .map((part) => `<circle class="ln" cx="${cx}" cy="${cy}" r="${round(radius * part)}"/>`)
    .join('');
  let ticks = '';
  for (let i = 0; i < 72; i += 1) {
    const angle = (i * Math.PI) / 36;
    const inner = radius * (i % 6 ? 0.97 : 0.93);
    ticks += `M${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
    ticks += `L${round(cx + inner * Math.cos(angle))} ${round(cy + inner * Math.sin(angle))}`;
  }
  return `${svg}<path class="ik" d="${ticks}"/>`;
};

/** The scale bar under a chart: a neatline of blocks. */
export const scaleBar = (x: number, y: number, width: number, blocks = 10): string =>
  Array.from({ length: blocks }, (_, i) => {
    const part = width / blocks;
    const box = `x="${round(x + i * part)}" y="${y}" width="${round(part)}" height="8"`;
    return i % 2 === 0 ? `<rect class="ci" ${box}/>` : `<rect fill="#fff" stroke="#004781" stroke-width="1" ${box}/>`;
  }).join('');
