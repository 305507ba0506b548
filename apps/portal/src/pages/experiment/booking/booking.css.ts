import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const hint = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const refusals = style({ marginTop: token('space-1') });

export const options = style({ display: 'grid', gap: token('space-4') });
export const samples = style({ maxWidth: '240px' });

export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const cardTitle = style({ fontSize: token('type-18') });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const small = style({ fontSize: token('type-12'), lineHeight: 1.6, color: token('text-tertiary') });
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '8px 12px',
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontSize: token('type-14'),
  fontVariantNumeric: 'tabular-nums',
});
export const bill = style({
  display: 'grid',
  gap: token('space-3'),
  transition: `opacity ${token('motion-state')}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const lines = style({ fontSize: token('type-14') });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  padding: '10px 0',
  borderBottom: hairline,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-voucher]': { color: token('text-accent') } },
});
globalStyle(`${line} > dd`, { whiteSpace: 'nowrap' });
export const detail = style({
  display: 'block',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const payable = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' });
export const sum = style({ fontSize: token('type-28'), fontWeight: token('weight-bold') });
/** Steps after the submission, on one line. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  fontSize: token('type-12'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});
globalStyle(`${steps} > li`, {
  position: 'relative',
  paddingTop: '14px',
  paddingInlineEnd: '8px',
  background: `linear-gradient(${token('border-control')} 0 0) 0 4px / 100% 1px no-repeat`,
});
globalStyle(`${steps} > li:last-child`, { background: 'none' });
globalStyle(`${steps} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '9px',
  height: '9px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '50%',
  background: token('surface-card'),
});

export const rules = style({ borderTop: hairline });
globalStyle(`${rules} > li`, {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  padding: '12px 0',
  borderBottom: hairline,
  fontSize: token('type-14'),
  lineHeight: 1.6,
});
globalStyle(`${rules} svg`, { marginTop: '2px', color: token('text-accent') });
/** Two pairs a line where there is room. */
export const figures = style({
  columnGap: '16px',
  '@media': { [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
export const introduction = style({ display: 'grid', gap: token('space-3') });
export const owner = style({ display: 'grid', gap: token('space-3'), marginBlock: token('space-5') });
export const after = style({ paddingTop: token('space-8') });
