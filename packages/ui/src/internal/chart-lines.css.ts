import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

/** The strokes of a chart drawing. */
const stroke = style({ fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const line = style([stroke, { stroke: token('chart-line') }]);
export const ink = style([stroke, { stroke: token('chart-ink') }]);
export const dashed = style([ink, { strokeDasharray: '6 5' }]);
