import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const plate = style({ display: 'block', width: '100%', height: 'auto', background: token('chart-0') });

/** Short names: they stand in the page's HTML once for each mark. */
const fills = {
  floor: 'chart-1',
  room: 'chart-2',
  core: 'chart-3',
  dock: 'chart-2',
  desk: 'surface-card',
  post: 'chart-ink',
} as const;
for (const [name, fill] of Object.entries(fills))
  globalStyle(`${plate} .${name}`, { fill: token(fill as (typeof fills)[keyof typeof fills]) });
globalStyle(`${plate} :is(.room, .core, .dock, .desk)`, { stroke: token('chart-line'), strokeWidth: 1 });
globalStyle(`${plate} :is(.ln, .ik, .wall, .dash)`, { fill: 'none', strokeWidth: 1 });
globalStyle(`${plate} .ln`, { stroke: token('chart-line') });
globalStyle(`${plate} :is(.ik, .wall, .dash)`, { stroke: token('chart-ink') });
globalStyle(`${plate} .wall`, { strokeWidth: 3 });
globalStyle(`${plate} .dash`, { strokeDasharray: '6 5' });
globalStyle(`${plate} .tx`, { fill: token('chart-ink'), font: `11px/1 ${token('font-text')}` });
