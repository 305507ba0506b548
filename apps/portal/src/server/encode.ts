import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, gzip } from 'node:zlib';

const zip = promisify(gzip);
/** 5 ms for the home page, as 6 takes, and 4% smaller; 9 takes 28 ms. */
const QUALITY = 8;

const STYLE_END = '</style>';

/**
 * The style sheet of a page and its markup are blocks of their own: in one block, one set of statistics has to fit both, and the home
 * page took 0.8 KiB more or less from one day to the next.
 */
const brotli = async (html: string): Promise<Buffer> => {
  const compress = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const compressed = buffer(compress);
  const at = html.indexOf(STYLE_END);
  const cut = at < 0 ? 0 : at + STYLE_END.length;
  if (cut > 0) {
    compress.write(html.slice(0, cut));
    compress.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  compress.end(html.slice(cut));
  return compressed;
};

/** Compresses a page with the best that the browser takes. */
export const encodeHtml = async (
  html: string,
  acceptEncoding: string,
): Promise<{ body: string | Buffer; encoding: 'br' | 'gzip' | null }> => {
  if (/\bbr\b/.test(acceptEncoding)) return { body: await brotli(html), encoding: 'br' };
  if (/\bgzip\b/.test(acceptEncoding)) return { body: await zip(html), encoding: 'gzip' };
  return { body: html, encoding: null };
};
