import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const container = style({
  width: '100%',
  maxWidth: `calc(${token('content')} + 2 * ${token('gutter')})`,
  marginInline: 'auto',
  paddingInline: `max(${token('gutter')}, var(--zk-inset-start, 0px)) ${token('gutter')}`,
  '@media': { [PHONE]: { paddingInline: token('space-4') } },
});
