import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { boldFont, FONT_FAMILY, regularFont } from './fonts.ts';

let ready: Promise<void> | undefined;

/** The renderer's module can be started once in a process. */
const start = (): Promise<void> => {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) =>
    initWasm(wasm),
  );
  return ready;
};

const render = async (svg: string) => {
  await start();
  const font = { fontBuffers: [regularFont(), boldFont()], defaultFontFamily: FONT_FAMILY, loadSystemFonts: false };
  return new Resvg(svg, { font }).render();
};

export const toPng = async (svg: string): Promise<Uint8Array> => (await render(svg)).asPng();

/** RGBA, row by row. */
export const toPixels = async (svg: string): Promise<{ width: number; height: number; pixels: Uint8Array }> => {
  const { width, height, pixels } = await render(svg);
  return { width, height, pixels };
};
