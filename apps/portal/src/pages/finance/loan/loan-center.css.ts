import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Product, rate, scales, actions. */
const COLUMNS = '220px 104px minmax(0, 1fr) 132px';
const hairline = `1px solid ${token('border-hairline')}`;

export const page = style({ paddingBlock: token('space-5') });
export const title = style({ marginTop: token('space-3'), fontSize: token('type-36'), lineHeight: 1.2 });
export const lede = style({ marginTop: token('space-2'), color: token('text-secondary') });
/** Between the number of matches and their rows. */
export const conditions = style([lede, { marginBlock: `${token('space-3')} ${token('space-4')}` }]);
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  gap: token('space-4'),
  alignItems: 'end',
  marginTop: token('space-5'),
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-mark')}`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: token('space-5'),
});
export const stale = style({ selectors: { '&[data-stale]': { opacity: 0.6 } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: '8px 24px',
  padding: '18px 0',
  borderTop: hairline,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) auto' }, [PHONE]: { padding: '16px 0' } },
});
export const middle = style({
  display: 'grid',
  gap: token('space-3'),
  alignContent: 'start',
  minWidth: 0,
  '@media': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const scales = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: '20px',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px' } },
});
/** The third column of the rows. */
export const axisRow = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: '8px 24px',
  marginTop: token('space-3'),
  '@media': { [NARROW]: { display: 'none' } },
});
export const axes = style([scales, { gridColumn: 3 }]);
export const axis = style({
  position: 'relative',
  height: '44px',
  fontSize: token('type-12'),
  lineHeight: '20px',
  color: token('text-tertiary'),
});
export const tick = style({
  position: 'absolute',
  bottom: 0,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { transform: 'translateX(-100%)' } },
});
export const need = style({
  position: 'absolute',
  top: 0,
  paddingInline: '6px',
  transform: 'translateX(-50%)',
  borderRadius: token('radius-control'),
  background: token('accent-solid'),
  fontWeight: token('weight-bold'),
  color: token('text-on-accent'),
  whiteSpace: 'nowrap',
});
export const caption = style({
  display: 'none',
  fontSize: token('type-12'),
  lineHeight: '20px',
  color: token('text-secondary'),
  '@media': { [NARROW]: { display: 'block' } },
});
/** A line across with the product's range on it, and the need as a line through it. */
export const scale = style({
  position: 'relative',
  display: 'block',
  height: '24px',
  background: `linear-gradient(${token('border-strong')}, ${token('border-strong')}) center / 100% 1px no-repeat`,
});
export const bar = style({
  position: 'absolute',
  top: '6px',
  height: '12px',
  minWidth: '4px',
  background: token('accent-mark'),
  selectors: {
    '&[data-off]': { background: token('surface-page'), border: `1px dashed ${token('border-control')}` },
  },
});
export const needle = style({
  position: 'absolute',
  top: 0,
  width: '3px',
  height: '24px',
  marginInlineStart: '-1px',
  background: token('text-primary'),
});
export const reasons = style({ display: 'grid', gap: '4px', fontSize: token('type-14'), lineHeight: 1.6 });
export const reason = style({ display: 'flex', gap: '8px' });
export const why = style({ display: 'grid', justifyItems: 'start' });
export const icon = style({ flex: 'none', marginTop: '3px', color: token('text-accent') });
export const end = style({
  display: 'grid',
  gap: token('space-2'),
  justifyItems: 'end',
  alignContent: 'start',
  fontSize: token('type-14'),
  '@media': { [NARROW]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});
export const met = style({ display: 'inline-flex', gap: '8px', alignItems: 'center', whiteSpace: 'nowrap' });
export const pages = style({ marginTop: token('space-5') });
