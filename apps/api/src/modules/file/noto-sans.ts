import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Noto Sans of 30,000 Chinese characters, those of the national list of characters for names among them; system fonts are not used. */
export const NOTO_SANS = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Medium.otf');
