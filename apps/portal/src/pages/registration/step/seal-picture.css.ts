import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const seals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-3'),
  paddingBlock: '20px 12px',
  '@media': { [`screen and ${PHONE}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '16px 8px 12px',
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-card'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  textAlign: 'center',
  selectors: {
    '&[data-returned]': {
      borderColor: token('feedback-warning-solid'),
      boxShadow: `inset 0 0 0 1px ${token('feedback-warning-solid')}`,
    },
  },
});
globalStyle(`${item} b`, { marginBlockStart: token('space-2'), fontWeight: token('weight-strong') });
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  selectors: { [`${item}[data-returned] &`]: { color: token('feedback-warning-text') } },
});
export const seal = style({
  width: '104px',
  height: '104px',
  '@media': { [`screen and ${PHONE}`]: { width: '84px', height: '84px' } },
});
globalStyle(`${seal} :is(circle, rect)`, { fill: 'none', stroke: token('chart-ink'), strokeWidth: 2 });
globalStyle(`${seal} text`, { fill: token('chart-ink'), fontFamily: token('font-text'), fontWeight: 600 });
globalStyle(`${seal} .star`, { fill: token('chart-ink') });
