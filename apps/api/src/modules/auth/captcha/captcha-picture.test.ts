import sharp from 'sharp';
import { expect, test } from 'vitest';
import { randomOf } from '../../../../../demo-data/src/policy/random.ts';
import { drawCleanly, solveByColumns, templatesOf } from '../../../../test/captcha-solver.ts';
import { CAPTCHA_ALPHABET, CAPTCHA_LENGTH, drawCaptcha } from './captcha-picture.ts';

const TRIES = 300;
const MOST_SOLVED = 0.02 * TRIES;
const MAX_BYTES = 15_000;

const textOf = (random: () => number): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET[Math.floor(random() * CAPTCHA_ALPHABET.length)]).join(
    '',
  );

test('a captcha is pixels and nothing else: no path, text or metadata to read (each letter had a path of its own)', async () => {
  const picture = await drawCaptcha('AC346', randomOf(1).next);
  const { format, width, height, exif, xmp, comments } = await sharp(picture).metadata();
  expect({ format, width, height, exif, xmp, comments }).toEqual({ format: 'png', width: 320, height: 112 });
  // Chunks of size, colours and pixels alone. Source: PNG, section 5.6.
  const chunks = [];
  for (let at = 8; at < picture.length; at += 12 + picture.readUInt32BE(at)) {
    chunks.push(picture.toString('latin1', at + 4, at + 8));
  }
  expect(new Set(chunks)).toEqual(new Set(['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND']));
});

test('the same text looks different each time, in less than 15 kB', async () => {
  const { next } = randomOf(2);
  const pictures = await Promise.all(Array.from({ length: 20 }, () => drawCaptcha('AC346', next)));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(20);
  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThan(MAX_BYTES);
});

test.each(['ink', 'outlines'] as const)(
  'cutting by columns and comparing %s with clean letters solves every clean picture, and less than 2 % of 300 captchas',
  async (look) => {
    const { next } = randomOf(2026);
    const templates = await templatesOf(CAPTCHA_ALPHABET, look);
    const solve = (picture: Buffer) => solveByColumns(picture, templates, { count: CAPTCHA_LENGTH, look });
    for (let tries = 0; tries < 20; tries += 1) {
      const text = textOf(next);
      expect(await solve(await drawCleanly(text))).toBe(text);
    }
    let solved = 0;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const text = textOf(next);
      if ((await solve(await drawCaptcha(text, next))) === text) solved += 1;
    }
    expect(solved).toBeLessThan(MOST_SOLVED);
  },
  300_000,
);
