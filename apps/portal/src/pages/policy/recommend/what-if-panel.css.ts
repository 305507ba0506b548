import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const card = style({ padding: '20px 24px' });
export const whatTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const whatLine = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });
export const out = style({
  marginTop: '12px',
  padding: '12px 0 14px',
  borderBlock: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const outTotal = style({ display: 'flex', alignItems: 'baseline', gap: token('space-2'), lineHeight: 1.2 });
globalStyle(`${outTotal} b`, { fontSize: token('type-36'), color: token('text-primary') });
globalStyle(`${outTotal} s`, { fontSize: token('type-36'), textDecoration: 'none', color: token('text-tertiary') });
export const changes = style({ marginTop: token('space-2') });
globalStyle(`${changes} li`, {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: token('space-2'),
  alignItems: 'center',
  minHeight: '30px',
  lineHeight: 1.4,
  color: token('text-primary'),
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '2px',
  fontWeight: token('weight-bold'),
  lineHeight: 1,
  selectors: {
    '[data-to="eligible"] > &': {
      background: token('accent-solid'),
      borderColor: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '[data-lost] > &': { borderColor: token('feedback-danger-solid'), color: token('feedback-danger-text') },
    '[data-to="unknown"] > &': { borderStyle: 'dashed' },
  },
});
export const sub = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: '12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const subCount = style({ color: token('text-accent'), fontWeight: token('weight-strong') });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: token('space-2'),
  // In view while the answers and results scroll.
  position: 'sticky',
  bottom: 0,
  paddingBlock: '12px',
  borderTop: hairline,
  background: token('surface-card'),
});
export const note = style({
  marginTop: '12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
