import type { Page } from '@playwright/test';
import { showInFrame } from '../../tests/visual/storybook-page.ts';
import { type Box, type Drawing, drawPdf } from './drawing.ts';

export const SHEET_THEMES = ['light', 'dark'] as const;
export type SheetTheme = (typeof SHEET_THEMES)[number];

const LARGEST_HEIGHT = 1200;

/** The box around all that a story shows, dialogs included, without Storybook's own elements. */
const boxOf = (page: Page, width: number): Promise<Box> =>
  page.evaluate(
    ([frameWidth, largest]) => {
      const rects = [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('body > [class^="sb-"], #storybook-docs, script, style'))
        .filter((element) => element.id !== 'storybook-root' && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter((rect) => rect.width > 1 && rect.height > 1);
      const edge = (side: 'left' | 'top' | 'right' | 'bottom', pick: (...values: number[]) => number) =>
        pick(...rects.map((rect) => rect[side]));
      const x = Math.max(0, Math.floor(edge('left', Math.min)) - 4);
      const y = Math.max(0, Math.floor(edge('top', Math.min)) - 4);
      const right = Math.min(frameWidth, Math.ceil(edge('right', Math.max)) + 4);
      const bottom = Math.min(largest, Math.ceil(edge('bottom', Math.max)) + 4);
      return { x, y, width: right - x, height: bottom - y };
    },
    [width, LARGEST_HEIGHT] as const,
  );

/**
 * A story as vectors, in each theme. Without the shadow of what floats, which Chromium would print as a picture; design
 * tools have it as an effect.
 */
export const drawStory = async (page: Page, id: string): Promise<Record<SheetTheme, Drawing>> => {
  const { width, height } = await showInFrame(page, id);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  const draw = async (theme: SheetTheme): Promise<Drawing> => {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      for (const element of document.querySelectorAll<HTMLElement>('html, [data-theme]'))
        element.style.setProperty('--zk-depth-float', 'none');
    }, theme);
    const box = await boxOf(page, width);
    const pdf = await page.pdf({
      width: `${width}px`,
      height: `${Math.max(height, box.y + box.height)}px`,
      pageRanges: '1',
      printBackground: true,
    });
    return drawPdf(pdf, box, `${id}-${theme}`);
  };
  return { light: await draw('light'), dark: await draw('dark') };
};
