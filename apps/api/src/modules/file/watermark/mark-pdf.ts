import { constants, deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Letter } from './letters.ts';
import { ANGLE, type Mark, periodOf, placesOf, sizeFor } from './mark-layout.ts';
import { Refused } from './refused.ts';

const MAX_PAGES = 2_000;
/** Of one page's drawing, unpacked. */
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;

/** By difference from what is below: white and black change by a fifth, and so does nearly all between. */
const INK = { grey: 0.5, alpha: 0.36 } as const;

const OPERATORS: Record<string, string> = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' };
const STATE = PDFName.of('ZkInk');
const nameOf = ({ id }: Letter): PDFName => PDFName.of(`Zk${id}`);
const num = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A letter as an object that pages draw. */
const letterObject = (context: PDFContext, { path, advance }: Letter): PDFRef => {
  const drawing = path.map(({ command, args }) => `${args.map(num).join(' ')} ${OPERATORS[command]}`).join('\n');
  const BBox = [-1000, -1000, advance + 1000, 2000];
  return context.register(context.flateStream(`${drawing}\nf`, { Type: 'XObject', Subtype: 'Form', BBox }));
};

/** The bytes of a stream, unpacked. */
const unpack = (stream: PDFStream): Uint8Array => {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const plain = filters.length === 1 && filters[0] === PDFName.of('FlateDecode');
  if (!plain || stream.dict.has(PDFName.of('DecodeParms'))) return decodePDFRawStream(stream).decode();
  try {
    // Node's own has a limit; what is cut short is taken as far as it goes, as viewers do.
    const options = { maxOutputLength: MAX_CONTENT_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(stream.getContents(), options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new Refused('too_large', `a page that draws more than ${MAX_CONTENT_BYTES} bytes`);
  }
};

/** Marks as a page's operators: each letter is drawn by itself, so that no object of the page is the mark. */
const drawMarks = (page: PDFPage, mark: Mark): string => {
  const box = page.getCropBox();
  const turn = (page.getRotation().angle * Math.PI) / 180;
  const seen = Math.abs(Math.sin(turn)) > 0.5 ? { width: box.height, height: box.width } : box;
  const size = sizeFor(seen);
  const [cos, sin] = [Math.cos(turn + ANGLE) * (size / 1000), Math.sin(turn + ANGLE) * (size / 1000)];
  const letters = mark.letters
    .map(({ letter, x, y }) => `q 1 0 0 1 ${num(x)} ${num(y)} cm ${nameOf(letter)} Do Q`)
    .join('\n');
  const marks = placesOf(seen, periodOf(mark, size)).map((place) => {
    const x = box.x + box.width / 2 + place.x * Math.cos(turn) - place.y * Math.sin(turn);
    const y = box.y + box.height / 2 + place.x * Math.sin(turn) + place.y * Math.cos(turn);
    return `q ${cos.toFixed(5)} ${sin.toFixed(5)} ${(-sin).toFixed(5)} ${cos.toFixed(5)} ${num(x)} ${num(y)} cm\n${letters}\nQ`;
  });
  return `q ${STATE} gs ${INK.grey} g\n${marks.join('\n')}\nQ`;
};

/** Puts one stream of what a page drew and its marks in place of those it had. @returns where these are */
const markPage = (page: PDFPage, mark: Mark): PDFRef[] => {
  const { context } = page.doc;
  const before = page.node.normalizedEntries().Contents?.asArray() ?? [];
  const drawn = before.flatMap((item) => {
    const stream = context.lookup(item);
    return stream instanceof PDFStream ? [unpack(stream), Buffer.from('\n')] : [];
  });
  const content = Buffer.concat([Buffer.from('q\n'), ...drawn, Buffer.from(`Q\n${drawMarks(page, mark)}\n`)]);
  const packed = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(content));
  page.node.set(PDFName.of('Contents'), context.register(packed));
  return before.filter((item) => item instanceof PDFRef);
};

const load = (bytes: Buffer): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false }).catch((cause: unknown) => {
    if (cause instanceof EncryptedPDFError) throw new Refused('encrypted', 'the PDF is encrypted');
    throw cause;
  });

/**
 * The PDF with marks over every page, drawn by the page itself; pages, their sizes and their text stay what they were. The same
 * file and text give the same bytes.
 * @throws Refused for an encrypted one, and for more than 2,000 pages
 */
export const markPdf = async (bytes: Buffer, mark: Mark): Promise<Uint8Array> => {
  const document = await load(bytes);
  const pages = document.getPages();
  if (pages.length === 0) throw new Refused('broken', 'the PDF has no pages');
  if (pages.length > MAX_PAGES) throw new Refused('too_large', `a PDF of ${pages.length} pages`);
  const { context } = document;
  const letters = new Map(mark.letters.map(({ letter }) => [letter.id, letter]));
  const objects = [...letters.values()].map((letter) => [nameOf(letter), letterObject(context, letter)] as const);
  const state = context.register(context.obj({ Type: 'ExtGState', ca: INK.alpha, BM: 'Difference', SMask: 'None' }));
  // Pages may share a stream, so the unmarked ones go when all pages are done; else they would lie in the file still.
  const unmarked = pages.flatMap((page) => {
    for (const [name, ref] of objects) page.node.setXObject(name, ref);
    page.node.setExtGState(STATE, state);
    return markPage(page, mark);
  });
  for (const ref of unmarked) context.delete(ref);
  return document.save({ updateFieldAppearances: false, addDefaultPage: false, rewrite: true });
};
