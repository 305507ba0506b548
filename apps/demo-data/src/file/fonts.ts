import { readFileSync } from 'node:fs';

const read = (name: string): Buffer => readFileSync(new URL(`./fonts/${name}`, import.meta.url));

/** Noto Sans SC cut down to the letters of the demo's files by `scripts/make-demo-font.ts`. */
export const FONT_FAMILY = 'Noto Sans SC';
export const regularFont = (): Buffer => read('noto-sans-sc-demo-400.ttf');
export const boldFont = (): Buffer => read('noto-sans-sc-demo-700.ttf');
