import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });
export const refused = style({ color: token('feedback-danger-text'), fontSize: token('type-14') });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-3'),
  color: token('text-secondary'),
});
export const facts = style({ marginBlock: `${token('space-5')} ${token('space-6')}` });
export const section = style({ marginBlockEnd: token('space-6') });
globalStyle(`${section} > h2`, { marginBlockEnd: token('space-2'), fontSize: token('type-18') });
export const muted = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const lede = style([muted, { marginBlockEnd: token('space-6') }]);
export const matches = style({
  marginBlockStart: token('space-3'),
  borderBlockStart: `1px solid ${token('border-strong')}`,
});
export const match = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlock: token('space-4'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
export const matchHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-3') });
globalStyle(`${matchHead} > h3`, { fontSize: token('type-16'), fontWeight: token('weight-strong') });
globalStyle(`${matchHead} > h3 a:hover`, { color: token('text-accent') });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${token('space-1')} ${token('space-4')}`,
  color: token('text-secondary'),
});
export const score = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-2') });
export const wishes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token('space-1')} ${token('space-4')}`,
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wish = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  lineHeight: 1.5,
  color: token('feedback-warning-text'),
  selectors: { '&[data-met]': { color: token('text-secondary') } },
});
globalStyle(`${wish} > svg`, { marginBlockStart: '3px' });
globalStyle(`${wish} b`, { fontWeight: token('weight-medium') });
export const viewing = style({ justifySelf: 'start', fontSize: token('type-14'), color: token('text-accent') });
