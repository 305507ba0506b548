import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space-2'),
  margin: 0,
  minWidth: 0,
  color: token('text-primary'),
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${token('space-2')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const title = style({
  color: token('text-primary'),
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
});
export const empty = style({
  paddingBlock: token('space-6'),
  borderBlock: `1px solid ${token('border-hairline')}`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
  textAlign: 'center',
});
export const draft = style({ marginInlineStart: token('space-1'), color: token('text-secondary') });
