import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { composeMark } from './mark-layout.ts';
import { markPdf } from './mark-pdf.ts';

const mark = composeMark('东港澜图智能装备有限公司 林知远 2026-11-22 f-1');

const makePdf = async (pages = 3, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const made = new PDFKit({ autoFirstPage: false, ...options });
  const chunks: Buffer[] = [];
  made.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => made.on('end', resolve));
  for (let i = 0; i < pages; i += 1) made.addPage({ size: i === 1 ? 'A3' : 'A4' }).text(`page ${i}`);
  made.end();
  await ended;
  return Buffer.concat(chunks);
};

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

const drawingOf = (page: PDFPage): string => {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.map((stream) => textOf(page.doc.context.lookup(stream))).join('');
};

/** What each page draws, and the letters that it draws with. */
const lookAt = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes)).getPages().map((page) => ({
    ...page.getSize(),
    drawing: drawingOf(page),
    letters: (page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.entries() ?? []).map(
      ([name, ref]) => [name.toString(), textOf(page.doc.context.lookup(ref))],
    ),
  }));

describe('a marked PDF', () => {
  it('has the pages that it had, of their sizes, each with its own drawing below', async () => {
    const before = await lookAt(await makePdf());
    const after = await lookAt(await markPdf(await makePdf(), mark));
    expect(after.map(({ width, height }) => [width, height])).toEqual(before.map((page) => [page.width, page.height]));
    after.forEach(({ drawing }, i) => {
      expect(drawing).toContain(before[i]?.drawing);
    });
  });

  it('draws the letters of its mark as paths, one by one, many times on every page', async () => {
    const pages = await lookAt(await markPdf(await makePdf(), mark));
    const ids = new Set(mark.letters.map(({ letter }) => letter.id));
    for (const { drawing, letters } of pages) {
      expect(letters.map(([name]) => name)).toEqual([...ids].map((id) => `/Zk${id}`));
      for (const [, path] of letters) expect(path).toMatch(/^-?[\d.]+ -?[\d.]+ m\n[\s\S]+ h\nf$/);
      const drawn = drawing.match(/\/Zk\d+ Do/g)?.length ?? 0;
      expect(drawn).toBeGreaterThan(8 * mark.letters.length);
      expect(drawn % mark.letters.length).toBe(0);
    }
  });

  it('no longer holds what its pages drew without a mark', async () => {
    const document = await PDFDocument.load(await markPdf(await makePdf(), mark));
    const streams = document.context.enumerateIndirectObjects().map(([, object]) => textOf(object));
    const pages = streams.filter((drawing) => drawing.includes('Tj') || drawing.includes('TJ'));
    expect(pages).toHaveLength(3);
    for (const drawing of pages) expect(drawing).toContain(' Do');
  });

  it('is the same for the same file and words', async () => {
    const bytes = await makePdf();
    expect(Buffer.from(await markPdf(bytes, mark)).equals(await markPdf(bytes, mark))).toBe(true);
  });

  it('reads level on a page that lies on its side', async () => {
    const turned = await PDFDocument.load(await makePdf(1));
    turned.getPage(0).setRotation(degrees(90));
    const [page] = await lookAt(await markPdf(Buffer.from(await turned.save()), mark));
    const [, cos = '', sin = ''] =
      /q (-?[\d.]+) (-?[\d.]+) -?[\d.]+ -?[\d.]+ \S+ \S+ cm/.exec(page?.drawing.split('/ZkInk')[1] ?? '') ?? [];
    expect(Math.round((Math.atan2(Number(sin), Number(cos)) * 180) / Math.PI)).toBe(114);
  });
});

describe('a PDF that cannot be marked', () => {
  it('is encrypted, even where everybody may read it', async () => {
    const locked = await makePdf(1, { ownerPassword: 'office', userPassword: '' });
    await expect(markPdf(locked, mark)).rejects.toMatchObject({ reason: 'encrypted' });
  });

  it('is cut off, or none', async () => {
    await expect(markPdf((await makePdf()).subarray(0, 400), mark)).rejects.toThrow();
    await expect(markPdf(Buffer.from('%PDF-1.7\nnothing'), mark)).rejects.toThrow();
  });

  it('has a page that becomes enormous', async () => {
    const document = await PDFDocument.create();
    const packed = deflateSync(Buffer.alloc(65 * 1024 * 1024, 'q Q '));
    const stream = PDFRawStream.of(document.context.obj({ Filter: 'FlateDecode' }), packed);
    document.addPage().node.set(PDFName.of('Contents'), document.context.register(stream));
    await expect(markPdf(Buffer.from(await document.save()), mark)).rejects.toMatchObject({ reason: 'too_large' });
  });
});
