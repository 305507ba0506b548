import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** A month of days is long: it scrolls on its own, so that the form below stays near. */
export const scroller = style({
  maxHeight: 'min(28rem, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${token('border-hairline')}`,
});

export const days = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  touchAction: 'pan-y pinch-zoom',
});
globalStyle(`${days} th, ${days} td`, {
  padding: '4px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${days} tbody th`, { fontSize: token('type-14'), fontWeight: token('weight-medium'), lineHeight: 1.35 });
globalStyle(`${days} tbody th small`, {
  display: 'block',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});
globalStyle(`${days} tr:last-child > *`, { borderBottom: 0 });

export const half = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 6px',
  width: '100%',
  minHeight: '48px',
  padding: '4px 6px',
  border: `1px solid ${token('border-control')}`,
  background: token('surface-card'),
  fontSize: token('type-14'),
  lineHeight: 1.3,
  selectors: {
    '&[data-period="1"]': {
      borderStartStartRadius: token('radius-control'),
      borderEndStartRadius: token('radius-control'),
    },
    '&[data-period="2"]': {
      borderInlineStart: 0,
      borderStartEndRadius: token('radius-control'),
      borderEndEndRadius: token('radius-control'),
    },
    '&[data-status="taken"]': {
      borderColor: token('border-strong'),
      background: token('surface-disabled'),
      color: token('text-tertiary'),
      cursor: 'not-allowed',
    },
    '&[data-in-range]': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '&[data-preview]': { background: token('accent-soft-pressed'), color: token('accent-on-soft') },
    '&[data-conflict]': {
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-solid'),
      color: token('feedback-danger-on-solid'),
    },
    '&[data-refused]': {
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-soft'),
      color: token('feedback-danger-text'),
    },
  },
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-in-range]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-status="taken"]': { color: 'GrayText' },
      },
    },
  },
});
globalStyle(`${half}[data-in-range]:focus-visible, ${half}[data-conflict]:focus-visible`, {
  outlineColor: 'currentColor',
});
