import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: token('space-1'),
  marginBlockStart: '20px',
});
export const step = style({
  paddingBlockStart: '10px',
  borderBlockStart: `4px solid ${token('surface-pressed')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: token('accent-mark') },
    '&[data-state="submitted"]': {
      borderImage: `repeating-linear-gradient(90deg, ${token('accent-mark')} 0 6px, ${token('surface-pressed')} 6px 9px) 4 0 0 0`,
    },
    '&[data-state="returned"]': { borderBlockStartColor: token('feedback-warning-solid') },
    '&[aria-current]': { color: token('text-primary'), fontWeight: token('weight-strong') },
    '&[aria-current][data-state="todo"]': { borderBlockStartColor: token('border-selected') },
  },
  // On a phone the bar shows the states, and the page's title the name.
  '@media': { [`screen and ${PHONE}`]: { paddingBlockStart: token('space-1') } },
});
globalStyle(`${step} > a`, {
  display: 'block',
  minHeight: '24px',
  color: 'inherit',
  '@media': { [`screen and ${PHONE}`]: { fontSize: 0 } },
});
globalStyle(`${step} > a:hover`, { color: token('text-accent'), textDecoration: 'underline' });
