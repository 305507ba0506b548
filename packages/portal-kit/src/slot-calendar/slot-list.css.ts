import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** The days side by side, as many as there are. */
export const dates = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  overflow: 'hidden',
});
globalStyle(`${dates} > button`, {
  minHeight: '52px',
  padding: '4px 0',
  fontSize: token('type-16'),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  textAlign: 'center',
});
globalStyle(`${dates} > button + button`, { borderInlineStart: `1px solid ${token('border-hairline')}` });
globalStyle(`${dates} small`, { display: 'block', color: token('text-tertiary'), fontSize: token('type-12') });
globalStyle(`${dates} > button:focus-visible`, { outlineOffset: '-4px' });
globalStyle(`${dates} > [aria-pressed="true"]`, {
  background: token('accent-solid'),
  color: token('text-on-accent'),
  fontWeight: token('weight-medium'),
  '@media': {
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
globalStyle(`${dates} > [aria-pressed="true"] small`, { color: 'inherit' });
globalStyle(`${dates} > [aria-pressed="true"]:focus-visible`, { outlineColor: 'currentColor' });

export const none = style({
  padding: `${token('space-5')} 0`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});

export const times = style({
  width: '100%',
  marginTop: token('space-3'),
  borderCollapse: 'collapse',
  touchAction: 'pan-y pinch-zoom',
});

globalStyle(`${times} td`, { padding: 0 });

export const time = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  width: '100%',
  minHeight: '48px',
  marginTop: '-1px',
  padding: '4px 12px',
  border: `1px solid ${token('border-control')}`,
  background: token('surface-card'),
  fontSize: token('type-14'),
  lineHeight: 1.3,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&:not([data-status="free"])': {
      borderColor: token('border-strong'),
      background: token('surface-disabled'),
      color: token('text-tertiary'),
      cursor: 'not-allowed',
    },
    '&[data-in-range]': {
      position: 'relative',
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
      position: 'relative',
      borderColor: token('feedback-danger-solid'),
      background: token('feedback-danger-soft'),
      color: token('feedback-danger-text'),
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-in-range]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:not([data-status="free"])': { color: 'GrayText' },
      },
    },
  },
});
globalStyle(`${time} > b`, { fontWeight: token('weight-medium'), fontVariantNumeric: 'tabular-nums' });
globalStyle(`${time} > small`, { fontSize: token('type-12') });
globalStyle(`${time} > small::first-letter`, { textTransform: 'uppercase' });
globalStyle(`${time}[data-in-range]:focus-visible, ${time}[data-conflict]:focus-visible`, {
  outlineColor: 'currentColor',
});
