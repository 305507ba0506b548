import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Tall enough that the footer does not show before a page's content does. */
export const main = style({ display: 'block', minHeight: '60vh', outline: 'none' });

// Drawings on white would glare on a dark page.
const dimmed = { filter: 'brightness(.8)' };
globalStyle('[data-theme="dark"] #main img', { '@media': { screen: dimmed } });
globalStyle(':root:not([data-theme]) #main img', { '@media': { 'screen and (prefers-color-scheme: dark)': dimmed } });

export const offline = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space-4'),
  padding: '40px max(16px, (100% - 1200px) / 2)',
});
globalStyle(`${offline} > button`, {
  minHeight: token('target-md'),
  paddingInline: token('space-5'),
  borderRadius: token('radius-control'),
  background: token('accent-solid'),
  color: token('text-on-accent'),
});

// Room for the floating panel at the edge, where the window's margin beside the content has none; from the start, so that
// nothing moves when the panel comes.
const MARGIN = `(100vw - ${token('content')} - 2 * ${token('gutter')}) / 2`;
globalStyle(':root', {
  '@media': {
    [`screen and ${WIDE} and (max-width: 1375px)`]: {
      vars: { '--zk-inset-start': `calc(64px - max(0px, ${MARGIN}))` },
    },
  },
});
