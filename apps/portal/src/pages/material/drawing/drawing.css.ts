import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const drawing = style({ display: 'block', width: '100%', height: 'auto', background: token('chart-0') });

/** Short names: they stand in the page's HTML once for each piece. */
globalStyle(`${drawing} :is(.bd, .tp, .lb, .on, .of, .wh, .ln)`, { stroke: token('chart-ink'), strokeWidth: 1.5 });
globalStyle(`${drawing} :is(.bd, .wh)`, { fill: token('surface-card') });
globalStyle(`${drawing} :is(.tp, .lb, .on)`, { fill: token('chart-3') });
globalStyle(`${drawing} .of`, { fill: 'none', stroke: token('chart-line'), strokeDasharray: '3 3' });
globalStyle(`${drawing} :is(.ln, .ms)`, { fill: 'none' });
globalStyle(`${drawing} .ln`, { stroke: token('chart-line') });
globalStyle(`${drawing} .ms`, { stroke: token('chart-ink'), strokeWidth: 1 });
globalStyle(`${drawing} .tx`, { fill: token('chart-ink'), font: `13px/1 ${token('font-text')}` });
