import { globalStyle, style } from '@vanilla-extract/css';
import { COARSE_POINTER, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const page = style({ display: 'grid', gap: token('space-5'), paddingBlock: '24px 64px' });
export const title = style({ fontSize: token('type-28') });
export const forKeyboards = style({ '@media': { [COARSE_POINTER]: { display: 'none' } } });
export const waiting = style({ blockSize: '480px' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr)',
  gap: token('space-8'),
  alignItems: 'start',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});
export const kinds = style({});
globalStyle(`${kinds} ul`, {
  '@media': { [`screen and ${NARROW}`]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space-4')}` } },
});
export const kind = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: token('space-2'),
  minHeight: token('target-md'),
  alignItems: 'center',
  borderBlockEnd: hairline,
  selectors: {
    '&[aria-current]': { fontWeight: token('weight-strong'), color: token('text-accent') },
    '&:hover': { color: token('text-accent') },
  },
});
globalStyle(`${kind} b`, { fontWeight: 'inherit' });
/** The kind's share of all hits. */
export const share = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '-1px',
  blockSize: '2px',
  minInlineSize: '2px',
  background: token('accent-mark'),
});
export const groups = style({ display: 'grid', gap: token('space-7'), minWidth: 0 });
export const hit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-4'),
  paddingBlock: token('space-3'),
  borderBlockEnd: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-1') } },
});
export const hitBody = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const hitTitle = style({
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.6,
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const snippet = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const note = style({ fontSize: token('type-14'), color: token('text-tertiary') });
export const date = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const question = style({
  padding: token('space-5'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-4'),
});
export const questionTitle = style({ fontSize: token('type-18') });
