import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const strip = style({
  height: '6px',
  borderBlock: `1px solid ${token('chart-ink')}`,
  background: `repeating-linear-gradient(90deg, ${token('chart-ink')} 0 48px, transparent 48px 96px)`,
});
