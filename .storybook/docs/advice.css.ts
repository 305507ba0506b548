import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '../../packages/ui/src/media/media.ts';
import { token } from '../../packages/ui/src/theme/vars.ts';

const hairline = `1px solid ${token('border-hairline')}`;

/** Two columns whose lines share their rows, so that the pictures of a pair stand side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token('space-4')} ${token('space-5')}`,
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: token('space-5') } },
});
export const column = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  color: token('text-accent'),
  fontWeight: token('weight-strong'),
  selectors: { '[data-tone="dont"] > &': { color: token('feedback-danger-text') } },
});
export const lines = style({
  display: 'grid',
  gridRow: '2 / -1',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
});
export const line = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '128px',
  padding: token('space-5'),
  overflow: 'hidden',
  // Fixed positions refer to the picture, not to the window.
  contain: 'layout paint',
  border: hairline,
  borderBottom: 0,
  borderRadius: `${token('radius-card')} ${token('radius-card')} 0 0`,
  fontSize: token('type-16'),
});
export const caption = style({
  display: 'flex',
  gap: token('space-2'),
  paddingTop: token('space-2'),
  borderTop: `3px solid ${token('accent-mark')}`,
  selectors: { '[data-tone="dont"] &': { borderTopColor: token('feedback-danger-solid') } },
});
globalStyle(`${caption} > p`, { minWidth: 0, overflowWrap: 'anywhere' });
export const verdict = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: token('space-1'),
  color: token('text-accent'),
  fontWeight: token('weight-strong'),
  selectors: { '[data-tone="dont"] &': { color: token('feedback-danger-text') } },
});
