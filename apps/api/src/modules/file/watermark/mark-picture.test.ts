import sharp, { type FormatEnum } from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeMark } from './mark-layout.ts';
import { markPicture } from './mark-picture.ts';

const mark = composeMark('东港澜图智能装备有限公司 林知远 2026-11-22 f-1');

const plain = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Shares of the pixels of one frame that are darker, lighter and what they were, by more than noise. */
const shares = async (bytes: Buffer, level: number, page = 0) => {
  const { data } = await sharp(bytes, { page }).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true });
  const count = (is: (value: number) => boolean) => data.filter(is).length / data.length;
  return { darker: count((value) => value < level - 25), lighter: count((value) => value > level + 25) };
};

describe('a marked picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('stays a %s of its size', async (format) => {
    const bytes = await plain('#fff').toFormat(format).toBuffer();
    const marked = await markPicture(bytes, mark);
    const { width, height, format: outputFormat } = await sharp(marked).metadata();
    expect([width, height, outputFormat]).toEqual([
      600,
      400,
      format === 'avif' ? 'heif' : (format as keyof FormatEnum),
    ]);
    expect((await shares(marked, 255)).darker).toBeGreaterThan(0.02);
  });

  it.each([
    ['white', '#ffffff', 255, 'darker'],
    ['black', '#000000', 0, 'lighter'],
    ['grey', '#808080', 128, 'darker'],
  ] as const)('shows its mark on %s, and leaves most of it as it was', async (_name, colour, level, side) => {
    const marked = await markPicture(await plain(colour).png().toBuffer(), mark);
    const share = (await shares(marked, level))[side];
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.2);
  });

  it('has marks in each of its corners and in its middle', async () => {
    const marked = await markPicture(await plain('#fff', 3000, 2000).png().toBuffer(), mark);
    for (const left of [0, 1000, 2000]) {
      for (const top of [0, 660, 1320]) {
        const part = await sharp(marked).extract({ left, top, width: 1000, height: 660 }).png().toBuffer();
        expect((await shares(part, 255)).darker, `${left} ${top}`).toBeGreaterThan(0.01);
      }
    }
  });

  it('has its mark where it is smaller than one', async () => {
    for (const [width, height] of [
      [90, 60],
      [20, 900],
    ] as const) {
      const marked = await markPicture(await plain('#fff', width, height).png().toBuffer(), mark);
      expect((await shares(marked, 255)).darker, `${width} × ${height}`).toBeGreaterThan(0.02);
    }
  });

  it('has its mark in every frame at one place, and keeps their times', async () => {
    const frames = await Promise.all(['#fff', '#fff', '#fff'].map((colour) => plain(colour).png().toBuffer()));
    for (const format of ['gif', 'webp'] as const) {
      const dots = frames.map((frame, i) =>
        sharp(frame)
          .composite([{ input: Buffer.alloc(3 * 64, i * 60), raw: { width: 8, height: 8, channels: 3 } }])
          .png()
          .toBuffer(),
      );
      const moving = await sharp(await Promise.all(dots), { join: { animated: true } })
        .toFormat(format, { delay: [100, 200, 300] })
        .toBuffer();
      const marked = await markPicture(moving, mark);
      const { pages, delay, pageHeight } = await sharp(marked, { animated: true }).metadata();
      expect([pages, delay, pageHeight]).toEqual([3, [100, 200, 300], 400]);
      for (const page of [0, 1, 2]) expect((await shares(marked, 255, page)).darker).toBeGreaterThan(0.02);
      const [first, last] = await Promise.all(
        [0, 2].map((page) => sharp(marked, { page }).greyscale().raw().toBuffer()),
      );
      const moved = first?.filter((value, i) => Math.abs(value - (last?.[i] ?? 0)) > 25).length ?? 0;
      expect(moved / (first?.length ?? 0)).toBeLessThan(0.005);
    }
  });

  it('stands as its camera was held, and no longer tells where that was', async () => {
    const photo = await plain('#fff')
      .withExif({ IFD0: { Copyright: '秘影号' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, orientation, exif } = await sharp(await markPicture(photo, mark)).metadata();
    expect([width, height, orientation, exif]).toEqual([400, 600, undefined, undefined]);
  });

  it('is the same for the same file and words', async () => {
    const bytes = await plain('#fff').jpeg().toBuffer();
    expect((await markPicture(bytes, mark)).equals(await markPicture(bytes, mark))).toBe(true);
  });
});

describe('a picture that cannot be marked', () => {
  it('is too large, by its head alone', async () => {
    const bytes = await plain('#fff', 8000, 7000).png().toBuffer();
    await expect(markPicture(bytes, mark)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('is of a kind that runs in a browser, or none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(markPicture(svg, mark)).rejects.toMatchObject({ reason: 'unsupported' });
    await expect(markPicture(Buffer.from('no picture'), mark)).rejects.toThrow();
    const cut = (await plain('#fff').png().toBuffer()).subarray(0, 300);
    await expect(markPicture(cut, mark)).rejects.toThrow();
  });
});
