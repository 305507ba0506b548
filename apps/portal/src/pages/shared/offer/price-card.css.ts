import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const card = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
export const title = style({ fontSize: token('type-18') });
export const chosen = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '8px 12px',
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  background: token('surface-selected'),
  fontSize: token('type-14'),
});
export const lines = style({ display: 'grid', fontSize: token('type-14') });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  padding: '8px 0',
  borderBottom: hairline,
});
export const sum = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const off = style({ color: token('text-secondary') });
export const deducted = style({ color: token('text-accent') });
export const small = style({
  display: 'block',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
});
export const payable = style({ fontSize: token('type-28'), fontWeight: token('weight-bold'), lineHeight: 1.3 });
export const quantity = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(160px, 200px)',
  justifyContent: 'space-between',
  gap: '4px 12px',
  alignItems: 'center',
  fontSize: token('type-14'),
});
/** The height of what comes later. */
export const quantitySlot = style({ minHeight: token('target-md') });
