import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const hero = style({ background: token('chart-0') });
export const heroInner = style({ paddingBlock: '24px 40px', '@media': { [PHONE]: { paddingBlock: '16px 24px' } } });
export const title = style({
  margin: '28px 0 8px',
  fontSize: token('type-48'),
  lineHeight: 1.2,
  '@media': { [PHONE]: { marginTop: '16px', fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary'), lineHeight: 1.7 });

export const search = style({ display: 'block', maxWidth: '840px', marginTop: token('space-5') });
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '6px',
  paddingInlineStart: '20px',
  border: `1px solid ${token('border-control-hover')}`,
  borderRadius: token('radius-card'),
  background: token('surface-card'),
  selectors: { '&:focus-within': { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' } },
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInlineStart: '14px' } },
});
export const glass = style({ color: token('text-accent'), '@media': { [PHONE]: { display: 'none' } } });
export const input = style({
  minWidth: 0,
  minHeight: token('target-lg'),
  border: 0,
  background: 'none',
  fontSize: token('type-18'),
  // The box has the ring.
  outline: 0,
  '::placeholder': { color: token('text-tertiary'), opacity: 1 },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
export const popular = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: token('space-3'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});

export const six = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  // The lines between the cells.
  gap: '1px',
  marginTop: token('space-6'),
  border: hairline,
  borderRadius: token('radius-card'),
  background: token('border-hairline'),
  overflow: 'hidden',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginTop: '20px' },
  },
});
globalStyle(`${six} > li`, { background: token('surface-card') });
export const kind = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  height: '100%',
  padding: '18px 16px 16px 20px',
  selectors: { '&:hover': { background: token('accent-soft') }, '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { [PHONE]: { padding: '12px' } },
});
export const kindIcon = style({
  marginBottom: '8px',
  color: token('text-accent'),
  '@media': { [PHONE]: { display: 'none' } },
});
export const kindName = style({ fontWeight: token('weight-medium'), lineHeight: 1.5 });
export const kindCount = style({
  fontSize: token('type-28'),
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [PHONE]: { fontSize: token('type-22') } },
});
export const kindUnit = style({
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const kindNote = style({
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
  overflowWrap: 'anywhere',
});
/** As high as the six kinds. */
export const sixSkeleton = style({ marginTop: token('space-6') });

export const hits = style({ paddingTop: token('space-6') });
export const hitsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
});
export const hitsTitle = style({ fontSize: token('type-22') });
export const hitGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 48px',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const kindHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  margin: '16px 0 8px',
  fontSize: token('type-16'),
});
export const ledger = style({ borderTop: hairline });
globalStyle(`${ledger} > li`, { borderBottom: hairline });
export const hit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'baseline',
  padding: '12px 0',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const hitTitle = style({ selectors: { 'a:hover &': { color: token('text-accent') } } });
export const hitNote = style({
  gridColumn: 1,
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const hitTerms = style({
  gridColumn: 2,
  gridRow: 1,
  fontSize: token('type-14'),
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: 1, gridRow: 'auto' } },
});

export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
export const voucher = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '8px 32px',
  alignItems: 'center',
  marginTop: token('space-8'),
  padding: '20px 24px',
  border: `1px dashed ${token('accent-mark')}`,
  borderRadius: token('radius-card'),
  background: token('accent-soft'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' } },
});
export const balance = style({
  paddingInlineEnd: '32px',
  borderInlineEnd: `1px dashed ${token('accent-mark')}`,
  fontSize: token('type-36'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.2,
  color: token('accent-on-soft'),
  '@media': { [PHONE]: { padding: 0, border: 0 } },
});
export const voucherTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const voucherLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const labs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 48px',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 128px',
  gap: '0 16px',
  alignItems: 'baseline',
  padding: '14px 0',
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const offerTitle = style({
  fontSize: token('type-16'),
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const offerNote = style({
  color: token('text-tertiary'),
  '@media': { [PHONE]: { gridColumn: 1, gridRow: 2 } },
});
export const offerPrice = style({ textAlign: 'end', fontWeight: token('weight-strong'), whiteSpace: 'nowrap' });
export const projects = style({ marginTop: token('space-6') });
