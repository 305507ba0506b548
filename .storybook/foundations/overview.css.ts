import { style } from '@vanilla-extract/css';
import { token } from '../../packages/ui/src/theme/vars.ts';

export const contents = style({ display: 'flex', flexWrap: 'wrap', gap: `${token('space-2')} ${token('space-4')}` });
export const jump = style({ color: token('text-accent'), fontSize: token('type-14') });
export const count = style({ color: token('text-tertiary') });

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
  gap: token('space-5'),
});
export const specimen = style({ minWidth: 0 });
export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: token('text-primary'),
  textDecoration: 'none',
});
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  height: '176px',
  padding: token('space-3'),
  marginBottom: token('space-2'),
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  selectors: { [`${link}:hover &`]: { borderColor: token('border-control') } },
});
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '150px',
  objectFit: 'contain',
  forcedColorAdjust: 'none',
});
export const name = style({
  fontWeight: token('weight-strong'),
  selectors: { [`${link}:hover &`]: { color: token('text-accent') } },
});
export const otherName = style({ color: token('text-tertiary'), fontSize: token('type-14') });
