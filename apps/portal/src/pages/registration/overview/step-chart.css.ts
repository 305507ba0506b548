import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { type Token, token } from '@zonekit/ui/theme';

export const chart = style({
  border: `1px solid ${token('chart-ink')}`,
  padding: '5px',
  '@media': { [`screen and ${PHONE}`]: { display: 'none' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${token('chart-ink')}`,
  borderBlockEnd: 0,
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
});

/** Classes of the drawing are short, since it is one string. They paint with chart-* tokens as covers do. */
const fills: Record<string, Token> = { c0: 'chart-0', c1: 'chart-1', c2: 'chart-2', c3: 'chart-3' };
for (const [name, fill] of Object.entries(fills)) globalStyle(`${picture} .${name}`, { fill: token(fill) });
globalStyle(`${picture} :is(.ln, .ed, .co)`, { fill: 'none', stroke: token('chart-ink') });
globalStyle(`${picture} .ln`, { stroke: token('chart-line'), vectorEffect: 'non-scaling-stroke' });
globalStyle(`${picture} .ed`, { strokeDasharray: '7 5', opacity: 0.55 });
globalStyle(`${picture} .co`, { strokeWidth: 1.5 });
globalStyle(`${picture} .so`, { fill: token('chart-ink'), font: `italic 10px/1 ${token('font-text')}`, opacity: 0.6 });

export const mark = style({ stroke: token('accent-solid'), strokeWidth: 1.5 });
globalStyle(`${mark} > circle`, { fill: token('surface-card') });
globalStyle(`${mark} > path`, { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' });
globalStyle(`${mark}[data-state="done"] > circle`, { fill: token('accent-solid') });
globalStyle(`${mark}[data-state="done"] > path`, { stroke: token('text-on-accent') });
globalStyle(`${mark}[data-state="submitted"] > path`, { fill: token('accent-solid') });
globalStyle(`${mark}[data-state="waiting"] > circle`, { strokeDasharray: '4 3' });
globalStyle(`${mark}[data-state="returned"] > circle`, {
  fill: token('feedback-warning-soft'),
  stroke: token('feedback-warning-solid'),
  strokeWidth: 2,
});
globalStyle(`${mark}[data-state="returned"] > path`, { stroke: token('feedback-warning-text') });

export const names = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${token('chart-ink')}`,
  background: token('surface-card'),
});
export const name = style({
  padding: `${token('space-2')} ${token('space-1')}`,
  color: token('text-secondary'),
  fontSize: token('type-12'),
  lineHeight: 1.4,
  textAlign: 'center',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${token('border-hairline')}` },
    '&[data-state="returned"]': { color: token('feedback-warning-text'), fontWeight: token('weight-strong') },
  },
});
