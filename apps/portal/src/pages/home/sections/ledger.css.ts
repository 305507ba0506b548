import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  // The lines between the cells.
  gap: '1px',
  border: hairline,
  borderRadius: token('radius-card'),
  background: token('border-hairline'),
  overflow: 'hidden',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${kinds} > li`, { background: token('surface-page') });
export const kind = style({
  display: 'grid',
  gap: '2px',
  height: '100%',
  padding: '16px 20px',
  selectors: { '&:hover': { background: token('accent-soft') }, '&:focus-visible': { outlineOffset: '-4px' } },
});
/** Eight kinds in rows of four. */
export const eight = style([
  kinds,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': {
      [NARROW]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);
export const count = style({ fontSize: token('type-28'), lineHeight: 1.25 });
export const rows = style({ marginTop: token('space-4') });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 160px',
  gap: '2px 24px',
  padding: '14px 0',
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = style({
  fontWeight: token('weight-strong'),
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const end = style({
  textAlign: 'end',
  '@media': { [PHONE]: { gridColumn: '1 / -1', textAlign: 'start' } },
});
