import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  color: token('text-secondary'),
});
export const deadline = style({ minWidth: '240px', '@media': { [PHONE]: { minWidth: '100%' } } });
export const notices = style({ display: 'grid', gap: token('space-4'), marginBlock: token('space-4') });
export const section = style({ marginBlockStart: token('space-7') });
globalStyle(`${section} > h2`, { fontSize: token('type-22') });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const late = style({ color: token('feedback-danger-text') });
export const soon = style({ color: token('signal-text') });

export const gauge = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', verticalAlign: 'middle' });
export const gaugeCell = style({
  width: '12px',
  height: '12px',
  borderRadius: '1px',
  background: token('surface-pressed'),
  selectors: {
    '&[data-filled]': { background: token('accent-mark') },
    '[data-big] > &[data-filled]': { background: token('feedback-warning-text') },
  },
  '@media': {
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      border: '1px solid CanvasText',
      selectors: { '&[data-filled], [data-big] > &[data-filled]': { background: 'Highlight' } },
    },
  },
});
export const gaugeMiddle = style({
  width: '1px',
  height: '14px',
  marginInline: '2px',
  background: token('border-control'),
});
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-3')}`,
  selectors: { '&[data-big]': { fontWeight: token('weight-strong'), color: token('feedback-warning-text') } },
});

export const rows = style({ borderBlockStart: `1px solid ${token('border-strong')}` });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.2fr) minmax(88px, .8fr) minmax(144px, 1fr) minmax(200px, 1.4fr)',
  gap: token('space-4'),
  paddingBlock: token('space-3'),
  borderBlockEnd: hairline,
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { display: 'none' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.2fr) minmax(88px, .8fr) minmax(144px, 1fr) minmax(200px, 1.4fr)',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-4')}`,
  paddingBlock: token('space-3'),
  borderBlockEnd: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) 144px' } },
});
export const label = style({ fontWeight: token('weight-medium') });
globalStyle(`${label} small, ${row} small`, { color: token('text-tertiary'), fontSize: token('type-14') });
export const before = style({
  textAlign: 'end',
  '@media': { [PHONE]: { gridRow: 2, textAlign: 'start', fontSize: token('type-14'), color: token('text-secondary') } },
});
export const beforeLabel = style({ '@media': { 'screen and (min-width: 768px)': { display: 'none' } } });
/** The row names its field in sight, so the field's own label is for screen readers. */
export const field = style({ minWidth: 0, '@media': { [PHONE]: { gridColumn: 2, gridRow: '1 / span 2' } } });
globalStyle(`${field} label`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
globalStyle(`${field} input::placeholder`, { fontWeight: token('weight-regular'), color: token('text-tertiary') });
globalStyle(`${field} input`, { textAlign: 'end', fontWeight: token('weight-strong') });
export const changed = style({ fontSize: token('type-14'), '@media': { [PHONE]: { gridColumn: '1 / -1' } } });
export const below = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: token('space-3'),
  selectors: { '&:empty': { display: 'none' } },
});
export const why = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: token('space-4'),
  padding: token('space-3'),
  borderInlineStart: `3px solid ${token('feedback-warning-text')}`,
  background: token('feedback-warning-soft'),
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-2') } },
});
globalStyle(`${why} b`, { color: token('feedback-warning-text') });
