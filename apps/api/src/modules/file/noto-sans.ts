import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const FILE = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Medium.otf');

let opened: Font | undefined;

/**
 * Noto Sans of 30,000 Chinese characters, those of the national list of characters for names among them; system fonts are not
 * used. Read once: the file has 8 MB.
 */
export const notoSans = (): Font => {
  if (opened) return opened;
  const fontFile = openSync(FILE);
  if (!('layout' in fontFile)) throw new Error(`${FILE} is a collection of fonts, and not one.`);
  opened = fontFile;
  return fontFile;
};
