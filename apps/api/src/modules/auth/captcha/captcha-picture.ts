import sharp from 'sharp';
import { lettersOf, pathData } from '../../file/watermark/letters.ts';

/** From 0 to below 1. */
export type Random = () => number;

/** Characters that nobody mistakes for another when they are turned and warped: no 0 O Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, 7 T, U V, M W. */
export const CAPTCHA_ALPHABET = 'ACDEFHJKNPRTXY3469';
export const CAPTCHA_LENGTH = 5;

/** Pixels. */
const SIZE = { width: 320, height: 112 } as const;
const { width, height } = SIZE;
/** Light in every theme; letters and strokes have one grey, so that no colour tells them apart. */
const GROUND = 245;
const INK = 40;
/** Between letters, before they are turned. */
const GAP = 2;
const DISCS = 3;
const SPECKS = 70;

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** Letters close to each other, each turned, sheared and scaled by itself. */
const drawLetters = (text: string, random: Random): string => {
  const letters = lettersOf(text).map((letter) => ({ letter, size: between(random, 74, 96) / 1000 }));
  const total = letters.reduce((sum, { letter, size }) => sum + letter.advance * size + GAP, -GAP);
  let x = (width - total) / 2 + between(random, -6, 6);
  return letters
    .map(({ letter, size }) => {
      const half = (letter.advance * size) / 2;
      const place = `translate(${x + half} ${height / 2 + between(random, -10, 10)})`;
      x += 2 * half + GAP;
      const turn = `rotate(${between(random, -23, 23)}) skewX(${between(random, -15, 15)})`;
      const scale = `scale(${size * between(random, 0.9, 1.15)} ${-size})`;
      // 360 thousandths: half the height of a capital.
      const middle = `translate(${-letter.advance / 2} -360)`;
      return `<path transform="${place} ${turn} ${scale} ${middle}" d="${pathData(letter)}"/>`;
    })
    .join('');
};

/** From side to side through the letters, which it joins. */
const drawStroke = (random: Random): string => {
  const [from, over, under, to] = [0, 1, 2, 3].map(() => between(random, 0.2 * height, 0.8 * height));
  const curve = `M-5 ${from}C${width / 3} ${over} ${(2 * width) / 3} ${under} ${width + 5} ${to}`;
  return `<path d="${curve}" fill="none" stroke="#000" stroke-width="${between(random, 3.5, 4.5)}"/>`;
};

/** A long wave and a short one as displacements in pixels, for each place from 0 to `places`. */
const waves = (random: Random, places: number, length: number): number[] => {
  const parts = [
    { amplitude: between(random, 4.5, 6.5), length: length * between(random, 0.8, 1.25) },
    { amplitude: between(random, 1, 1.6), length: 42 * between(random, 0.8, 1.25) },
  ].map((part) => ({ ...part, phase: between(random, 0, 2 * Math.PI) }));
  return Array.from({ length: places }, (_, at) =>
    parts.reduce((sum, part) => sum + part.amplitude * Math.sin((2 * Math.PI * at) / part.length + part.phase), 0),
  );
};

/** Moves the pixels along sine waves, so that a letter differs from its drawing by more than a turn. */
const warp = (pixels: Buffer, random: Random): Buffer => {
  const down = waves(random, width, 120);
  const across = waves(random, height, 95);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0));
  return Buffer.from(
    pixels.map((_, pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      const [fromX, fromY] = [x + (across[y] ?? 0), y + (down[x] ?? 0)];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [u, v] = [fromX - left, fromY - top];
      const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
      const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
      return above * (1 - v) + below * v;
    }),
  );
};

/** Discs in which ink and ground change places: a threshold finds discs, people see letters. */
const invertDiscs = (ink: Buffer, random: Random): void => {
  for (let disc = 0; disc < DISCS; disc += 1) {
    const centre = { x: ((disc + between(random, 0.2, 0.8)) * width) / DISCS, y: between(random, 0.1, 0.9) * height };
    const radius = between(random, 28, 42);
    for (let pixel = 0; pixel < ink.length; pixel += 1) {
      const distance = Math.hypot((pixel % width) - centre.x, Math.floor(pixel / width) - centre.y);
      const share = Math.min(1, Math.max(0, radius - distance));
      const value = ink[pixel] ?? 0;
      ink[pixel] = value + share * (255 - 2 * value);
    }
  }
};

/** Specks of ink on the ground and of ground in the ink, two pixels wide. */
const speckle = (ink: Buffer, random: Random): void => {
  for (let speck = 0; speck < SPECKS; speck += 1) {
    const corner = Math.floor(random() * (height - 1)) * width + Math.floor(random() * (width - 1));
    for (const pixel of [corner, corner + 1, corner + width, corner + width + 1]) {
      ink[pixel] = (ink[pixel] ?? 0) > 127 ? 60 : 200;
    }
  }
};

/** A PNG of a text that people read and programs cannot cut into letters. The same for the same random numbers. */
export const drawCaptcha = async (text: string, random: Random): Promise<Buffer> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawLetters(text, random)}${drawStroke(random)}</svg>`;
  const ink = warp(await sharp(Buffer.from(drawing)).extractChannel('alpha').raw().toBuffer(), random);
  invertDiscs(ink, random);
  speckle(ink, random);
  const grey = ink.map((value) => Math.round(GROUND + ((INK - GROUND) * value) / 255));
  return sharp(grey, { raw: { ...SIZE, channels: 1 } })
    .png({ palette: true, colours: 8 })
    .toBuffer();
};
