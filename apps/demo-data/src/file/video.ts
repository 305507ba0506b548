import encoders from 'h264-mp4-encoder';
import type { ZoneWords } from '../zone-words.ts';
import { CHART_STYLE, contours, random, rings } from './chart.ts';
import { FONT_FAMILY } from './fonts.ts';
import { toPixels } from './raster.ts';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_A_SECOND = 12;
const SECONDS = 5;
const CENTRE = { x: 470, y: 180, radius: 150 };

const still = (id: string, heading: string, lines: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${CHART_STYLE}` +
  `text{font-family:'${FONT_FAMILY}'}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#e7f5ff"/>` +
  `${contours(id, WIDTH, HEIGHT, 10)}${rings(CENTRE.x, CENTRE.y, CENTRE.radius)}` +
  `<rect y="96" width="292" height="${80 + lines.length * 34}" fill="#004781"/>` +
  `<text x="28" y="148" font-size="28" font-weight="700" fill="#fff">${heading}</text>` +
  lines.map((line, i) => `<text x="28" y="${188 + i * 34}" font-size="18" fill="#d3ecfe">${line}</text>`).join('') +
  '</svg>';

type Rgb = readonly [red: number, green: number, blue: number];

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A sweep that turns over the rings, ships that light up as it passes, a bar that tells the time. */
const paint = (
  frame: Uint8Array,
  ships: readonly { angle: number; reach: number }[],
  part: number,
  { ink, signal }: { ink: Rgb; signal: Rgb },
): void => {
  const blend = (x: number, y: number, [r, g, b]: Rgb, share: number) => {
    if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return;
    const at = (y * WIDTH + x) * 4;
    frame[at] = (frame[at] ?? 0) * (1 - share) + r * share;
    frame[at + 1] = (frame[at + 1] ?? 0) * (1 - share) + g * share;
    frame[at + 2] = (frame[at + 2] ?? 0) * (1 - share) + b * share;
  };
  const { x: cx, y: cy, radius } = CENTRE;
  const sweep = part * Math.PI * 4;
  const behind = (angle: number) => (((sweep - angle) % 6.2832) + 6.2832) % 6.2832;
  for (let y = cy - radius; y <= cy + radius; y += 1) {
    for (let x = cx - radius; x <= cx + radius; x += 1) {
      if (Math.hypot(x - cx, y - cy) > radius) continue;
      const age = behind(Math.atan2(y - cy, x - cx));
      if (age < 1) blend(x, y, ink, 0.6 * (1 - age));
    }
  }
  for (const ship of ships) {
    const age = behind(ship.angle);
    const x = Math.round(cx + Math.cos(ship.angle) * ship.reach * radius);
    const y = Math.round(cy + Math.sin(ship.angle) * ship.reach * radius);
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        if (dx * dx + dy * dy <= 16) blend(x + dx, y + dy, signal, Math.max(0.25, 1 - age / 5));
      }
    }
  }
  for (let x = 0; x < WIDTH * part; x += 1) for (let y = HEIGHT - 6; y < HEIGHT; y += 1) blend(x, y, ink, 1);
};

/** Five seconds of H.264 in MP4, 640 × 360, playable while it loads. */
export const video = async (
  id: string,
  heading: string,
  lines: readonly string[],
  inZone: ZoneWords,
): Promise<Uint8Array> => {
  const { pixels } = await toPixels(inZone(still(id, heading, lines)));
  const colours = { ink: rgb(inZone('#004781')), signal: rgb(inZone('#f58a1f')) };
  const next = random(id);
  const ships = Array.from({ length: 7 }, () => ({ angle: next() * 6.2832, reach: 0.2 + next() * 0.7 }));
  const encoder = await encoders.createH264MP4Encoder();
  encoder.width = WIDTH;
  encoder.height = HEIGHT;
  encoder.frameRate = FRAMES_A_SECOND;
  encoder.quantizationParameter = 30;
  encoder.speed = 8;
  encoder.groupOfPictures = FRAMES_A_SECOND;
  encoder.initialize();
  const count = FRAMES_A_SECOND * SECONDS;
  for (let i = 0; i < count; i += 1) {
    const frame = new Uint8Array(pixels);
    paint(frame, ships, (i + 1) / count, colours);
    encoder.addFrameRgba(frame);
    // One frame at a time, so that a starting server answers meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
  encoder.finalize();
  const bytes = encoder.FS.readFile(encoder.outputFilename);
  encoder.delete();
  return bytes;
};
