import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

const ticks = (step: number, height: number) =>
  `repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px ${step}px) 0 0 / 100% ${height}px no-repeat`;

export const scaleRule = style({
  height: '9px',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${token('border-strong')}`,
  background: `${ticks(60, 9)}, ${ticks(12, 4)}`,
});
