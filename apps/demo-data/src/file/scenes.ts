import { random } from './chart.ts';

/** Drawings without words of what a zone reports about, as SVG; `raster.ts` makes PNG of them. */

interface Palette {
  sky: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  light: string;
  signal: string;
}

export const PALETTES = {
  harbour: {
    sky: '#e7f5ff',
    far: '#b5dfff',
    mid: '#66b2ef',
    near: '#0071c1',
    ink: '#004781',
    light: '#ffffff',
    signal: '#f58a1f',
  },
  pine: {
    sky: '#e9f6ef',
    far: '#b9e0cb',
    mid: '#6dbb93',
    near: '#1b7f57',
    ink: '#0c4f36',
    light: '#ffffff',
    signal: '#ef7460',
  },
} as const satisfies Record<string, Palette>;

const W = 1080;
const H = 675;

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const water = (p: Palette, y: number): string =>
  rect(0, y, W, H - y, p.mid) +
  range(5)
    .map((i) => stroke(`M${60 + i * 190} ${y + 40 + (i % 3) * 34}h${90 + (i % 2) * 50}`, p.far, 5))
    .join('');

const containers = (p: Palette, x: number, y: number, columns: number, rows: number, seed: string): string => {
  const next = random(seed);
  const colours = [p.near, p.ink, p.mid, p.signal, p.light];
  return range(rows)
    .flatMap((row) =>
      range(columns - Math.floor(row / 2)).map((column) =>
        rect(x + column * 66, y - (row + 1) * 32, 62, 28, colours[Math.floor(next() * 4.4)] ?? p.near),
      ),
    )
    .join('');
};

const crane = (p: Palette, x: number, y: number, height: number): string =>
  stroke(`M${x} ${y}V${y - height}M${x + 90} ${y}V${y - height}M${x} ${y - height * 0.45}h90`, p.ink, 12) +
  stroke(`M${x - 40} ${y - height}H${x + 300}M${x + 45} ${y - height - 90}L${x + 290} ${y - height}`, p.ink, 10) +
  stroke(`M${x} ${y - height}L${x + 45} ${y - height - 90}L${x + 90} ${y - height}`, p.ink, 10) +
  stroke(`M${x + 210} ${y - height}v110`, p.ink, 4) +
  rect(x + 180, y - height + 110, 62, 28, p.signal);

const tower = (p: Palette, x: number, y: number, width: number, height: number, fill: string): string =>
  rect(x, y - height, width, height, fill) +
  range(Math.floor(height / 44))
    .flatMap((row) =>
      range(Math.floor((width - 16) / 30)).map((column) =>
        rect(x + 14 + column * 30, y - height + 18 + row * 44, 16, 22, (row + column) % 4 === 1 ? p.signal : p.sky),
      ),
    )
    .join('');

const scenes = {
  port: (p: Palette) =>
    rect(0, 250, W, 300, p.far) +
    crane(p, 120, 500, 300) +
    crane(p, 560, 500, 260) +
    containers(p, 300, 500, 4, 3, 'port-1') +
    containers(p, 800, 500, 4, 4, 'port-2') +
    rect(0, 500, W, 30, p.ink) +
    water(p, 530),
  ship: (p: Palette) =>
    shape('0,330 220,270 460,320 720,250 1080,320 1080,420 0,420', p.far) +
    containers(p, 280, 420, 7, 4, 'ship') +
    tower(p, 780, 420, 110, 170, p.light) +
    shape('160,420 960,420 900,540 240,540', p.ink) +
    rect(196, 470, 730, 12, p.signal) +
    water(p, 520),
  cold: (p: Palette) =>
    rect(0, 480, W, 195, p.far) +
    shape('90,220 700,160 700,520 90,520', p.light) +
    rect(90, 220, 610, 300, p.near) +
    range(5)
      .map((i) => rect(130 + i * 114, 330, 84, 190, p.sky) + rect(130 + i * 114, 330, 84, 18, p.ink))
      .join('') +
    stroke('M395 240v64M363 256l64 32M363 288l64-32', p.light, 8) +
    rect(740, 360, 250, 160, p.light) +
    rect(740, 340, 170, 180, p.mid) +
    shape('910,400 970,400 1000,460 1000,520 910,520', p.ink) +
    circle(800, 530, 34, p.ink) +
    circle(940, 530, 34, p.ink) +
    circle(800, 530, 14, p.light) +
    circle(940, 530, 14, p.light),
  lab: (p: Palette) =>
    rect(0, 500, W, 175, p.near) +
    shape('210,500 300,330 300,210 400,210 400,330 490,500', p.light) +
    shape('240,500 296,392 404,392 460,500', p.signal) +
    rect(284, 196, 132, 22, p.ink, 8) +
    range(4)
      .map(
        (i) =>
          rect(560 + i * 84, 260, 50, 240, p.light, 24) +
          rect(560 + i * 84, 360 - i * 20, 50, 140 + i * 20, i % 2 ? p.mid : p.near, 24),
      )
      .join('') +
    stroke('M930 500V180M930 240h-110M850 240v70', p.ink, 16) +
    circle(850, 340, 36, p.ink) +
    rect(0, 496, W, 14, p.ink),
  chip: (p: Palette) =>
    range(9)
      .map((i) => stroke(`M${300 + i * 60} 120v435`, p.mid, 10) + stroke(`M180 ${150 + i * 47}h720`, p.mid, 10))
      .join('') +
    rect(300, 140, 480, 395, p.ink, 24) +
    rect(360, 200, 360, 275, p.near, 12) +
    range(3)
      .map(
        (i) =>
          rect(400, 236 + i * 74, 120, 50, p.far, 6) + rect(550, 236 + i * 74, 130, 50, i === 1 ? p.signal : p.mid, 6),
      )
      .join(''),
  robot: (p: Palette) =>
    rect(0, 520, W, 155, p.far) +
    rect(200, 470, 220, 60, p.ink, 10) +
    stroke('M310 470L400 260L620 200L720 330', p.near, 56) +
    stroke('M310 470L400 260L620 200L720 330', p.light, 8) +
    circle(400, 260, 44, p.ink) +
    circle(620, 200, 40, p.ink) +
    circle(310, 460, 40, p.ink) +
    stroke('M720 330v50M720 380l-36 44M720 380l36 44', p.ink, 16) +
    rect(640, 430, 160, 90, p.signal, 8) +
    rect(560, 520, 480, 26, p.ink) +
    range(6)
      .map((i) => circle(590 + i * 84, 562, 18, p.near))
      .join(''),
  towers: (p: Palette) =>
    shape('0,470 160,380 380,450 640,360 900,440 1080,380 1080,675 0,675', p.far) +
    tower(p, 130, 560, 130, 260, p.mid) +
    tower(p, 290, 560, 160, 400, p.near) +
    tower(p, 480, 560, 120, 320, p.ink) +
    tower(p, 630, 560, 190, 220, p.mid) +
    tower(p, 850, 560, 120, 360, p.near) +
    rect(0, 560, W, 115, p.ink) +
    range(9)
      .map((i) => rect(40 + i * 120, 612, 64, 8, p.light))
      .join(''),
  hall: (p: Palette) =>
    rect(180, 110, 720, 330, p.ink, 12) +
    rect(204, 134, 672, 282, p.far, 4) +
    stroke('M270 350L400 270L500 310L640 210L800 180', p.near, 14) +
    range(5)
      .map((i) => rect(290 + i * 110, 370 - i * 26, 50, 46 + i * 26, i === 4 ? p.signal : p.mid))
      .join('') +
    rect(0, 500, W, 175, p.near) +
    range(8)
      .map(
        (i) =>
          circle(100 + i * 126, 520, 36, i % 3 === 1 ? p.far : p.sky) +
          rect(56 + i * 126, 560, 88, 115, i % 2 ? p.ink : p.mid, 40),
      )
      .join(''),
  plan: (p: Palette) =>
    rect(0, 0, W, H, p.far) +
    shape('0,0 300,0 360,200 280,420 340,675 0,675', p.mid) +
    range(12)
      .map((i) => rect(400 + (i % 4) * 164, 70 + Math.floor(i / 4) * 196, 140, 164, i % 5 === 2 ? p.near : p.light, 6))
      .join('') +
    range(5)
      .map((i) => rect(424 + (i % 4) * 164, 100 + (i % 3) * 196, 50, 70, p.ink))
      .join('') +
    circle(798, 346, 30, p.signal) +
    shape('772,360 824,360 798,420', p.signal) +
    circle(798, 346, 12, p.light),
  data: (p: Palette) =>
    rect(0, 560, W, 115, p.ink) +
    range(5)
      .map(
        (i) =>
          rect(130 + i * 170, 150, 140, 410, i % 2 ? p.ink : p.near, 8) +
          range(6)
            .map(
              (row) =>
                rect(148 + i * 170, 178 + row * 60, 104, 34, p.far, 4) +
                circle(166 + i * 170, 195 + row * 60, 7, (i + row) % 4 === 0 ? p.signal : p.near),
            )
            .join(''),
      )
      .join(''),
  car: (p: Palette) =>
    shape('0,430 260,350 520,420 800,340 1080,420 1080,540 0,540', p.far) +
    rect(0, 530, W, 145, p.ink) +
    shape('240,440 330,320 640,320 760,420 880,440 900,530 200,530', p.near) +
    shape('356,340 480,340 480,420 310,420', p.sky) +
    shape('500,340 626,340 716,420 500,420', p.sky) +
    circle(340, 530, 66, p.light) +
    circle(340, 530, 40, p.ink) +
    circle(760, 530, 66, p.light) +
    circle(760, 530, 40, p.ink) +
    stroke('M930 530V330h60v90', p.mid, 16) +
    rect(900, 240, 90, 110, p.light, 10) +
    shape('950,254 924,306 944,306 936,340 968,288 948,288', p.signal),
  wind: (p: Palette) =>
    circle(880, 150, 70, p.signal) +
    shape('0,460 240,380 520,450 800,360 1080,440 1080,560 0,560', p.far) +
    [
      [250, 250, 1],
      [540, 200, 1.25],
      [830, 300, 0.8],
    ]
      .map(([x = 0, y = 0, size = 1]) => {
        const blade = 130 * size;
        return (
          stroke(`M${x} ${y}V540`, p.light, 16 * size) +
          stroke(
            `M${x} ${y}l0 ${-blade}M${x} ${y}l${blade * 0.87} ${blade / 2}M${x} ${y}l${-blade * 0.87} ${blade / 2}`,
            p.ink,
            14 * size,
          ) +
          circle(x, y, 16 * size, p.ink)
        );
      })
      .join('') +
    water(p, 540),
} as const satisfies Record<string, (palette: Palette) => string>;

export type Scene = keyof typeof scenes;
export const SCENES = Object.keys(scenes) as readonly Scene[];

/** 1080 × 675: 16:10, as lists and articles show it. */
export const scene = (name: Scene, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">` +
  `${rect(0, 0, W, H, palette.sky)}${scenes[name](palette)}</svg>`;

/** 1280 × 720: 16:9, as a video shows it. */
export const poster = (name: Scene, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 ${(H - (W * 9) / 16) / 2} ${W} ${(W * 9) / 16}">` +
  `${rect(0, 0, W, H, palette.sky)}${scenes[name](palette)}</svg>`;

/** 1440 × 480: 3:1, plain at the left, where a slide has its words. */
export const slide = (name: Scene, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="480" viewBox="0 0 1440 480">` +
  `${rect(0, 0, 1440, 480, palette.sky)}<svg x="672" y="0" width="768" height="480" viewBox="0 0 ${W} ${H}">` +
  `${scenes[name](palette)}</svg>${shape('600,0 800,0 680,480 600,480', palette.sky)}</svg>`;
