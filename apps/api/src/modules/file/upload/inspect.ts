import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { imageSize } from 'image-size';
import { openPromise } from 'yauzl';
import type { FileRule } from './file-rules.ts';
import { refusals } from './refusals.ts';

/** A picture of 10 MB from a good camera has half of it; decoded, this is 400 MB. */
const MAX_PIXELS = 100_000_000;
const MAX_UNPACKED_BYTES = 1024 ** 3;
const MAX_ENTRIES = 10_000;
/** Deflate reaches 1,032; office documents stay below 100. */
const MAX_RATIO = 200;
/** Below this a high ratio is only a dull file. */
const HARMLESS_BYTES = 10 * 1024 * 1024;

const readPart = async (path: string, from: number, length: number): Promise<Buffer> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Plain text of whatever encoding has no control characters but for these, and it is no markup that a browser may run. */
const isText = (head: Buffer): boolean =>
  head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c) &&
  !/^\ufeff?\s*<(!doctype|!--|\?xml|html|head|body|script|svg|iframe)/i.test(head.toString('utf8'));

/** Checks the memory for its pixels, by its header alone. */
const checkPicture = async (path: string): Promise<void> => {
  let pixels: number;
  try {
    const { width, height } = imageSize(await readPart(path, 0, 512 * 1024));
    pixels = width * height;
  } catch {
    throw refusals.content();
  }
  if (!(pixels > 0)) throw refusals.content();
  if (pixels > MAX_PIXELS) throw refusals.bomb();
};

/** Checks the size of its entries, by its directory alone: nothing is unpacked. Names that leave the folder are refused. */
const checkArchive = async (path: string, size: number): Promise<void> => {
  let unpacked = 0;
  let entries = 0;
  try {
    const archive = await openPromise(path);
    for await (const { uncompressedSize } of archive.eachEntry()) {
      unpacked += uncompressedSize;
      entries += 1;
      if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) break;
    }
  } catch {
    throw refusals.content();
  }
  const dense = unpacked > HARMLESS_BYTES && unpacked > size * MAX_RATIO;
  if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES || dense) throw refusals.bomb();
};

/** The end of an archive's directory: with it a picture or a PDF is an archive too. APPNOTE.TXT, section 4.3.16. */
const endsAsArchive = async (path: string, size: number): Promise<boolean> => {
  const length = Math.min(size, 22 + 0xffff);
  return (await readPart(path, size - length, length)).includes('PK\u0005\u0006', 0, 'latin1');
};

/**
 * Holds a file's content against what its name says. Nothing is decoded or unpacked.
 *
 * @throws Problem 415 for other content, 422 for what becomes too large when it is opened
 */
export const inspect = async (path: string, size: number, rule: FileRule): Promise<void> => {
  const detected = await fileTypeFromFile(path);
  if (rule.detectedTypes.includes('text')) {
    if (detected || !isText(await readPart(path, 0, 64 * 1024))) throw refusals.content();
    return;
  }
  if (!detected || !rule.detectedTypes.includes(detected.mime)) throw refusals.content();
  if (rule.kind === 'image') await checkPicture(path);
  if (rule.kind === 'image' || rule.kind === 'pdf') {
    if (await endsAsArchive(path, size)) throw refusals.content();
  }
  if (rule.mime === 'application/zip' || rule.mime.startsWith('application/vnd.openxml'))
    await checkArchive(path, size);
};
