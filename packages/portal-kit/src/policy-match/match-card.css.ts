import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px',
  gap: '12px 32px',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 176px', gap: '12px 20px' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', padding: '18px 0' },
  },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: token('type-14'),
  lineHeight: '24px',
  color: token('text-tertiary'),
});
export const title = style({
  margin: '6px 0 12px',
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.45,
  selectors: { '[data-lost] &': { color: token('text-tertiary'), textDecoration: 'line-through' } },
});
globalStyle(`${title} a:hover`, { color: token('text-accent') });
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 224px) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: '12px',
  fontSize: token('type-14'),
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const terms = style({ display: 'grid', alignContent: 'space-between', gap: token('space-2') });
export const amount = style({
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const noMoney = style({ fontSize: token('type-14'), fontWeight: token('weight-regular') });
export const extra = style({
  gridColumn: '1 / -1',
  padding: '8px 12px',
  borderInlineStart: `2px solid ${token('accent-mark')}`,
  background: token('surface-sunken'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  selectors: { '&[data-ask]': { borderInlineStartStyle: 'dashed' } },
});
