import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: token('target-md'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-raised'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
  selectors: {
    '&[data-button="field"]': { paddingInline: token('space-3') },
    '&[data-button="icon"]': {
      justifyContent: 'center',
      minWidth: token('target-md'),
      border: 0,
      background: 'none',
      color: token('text-primary'),
    },
    '&:hover': { borderColor: token('border-control-hover'), background: token('surface-hover') },
  },
});
export const problem = style({
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
  selectors: { '&:empty': { display: 'none' } },
});

export const keys = style({ display: 'inline-flex', alignItems: 'center', gap: token('space-1') });
export const key = style({
  minWidth: '1.75em',
  padding: '0 .4em',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  color: token('text-secondary'),
  font: 'inherit',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  textAlign: 'center',
});

/** A fixed height, so that nothing moves while the user types. */
export const dialog = style({
  height: ['min(560px, calc(100vh - 48px))', 'min(560px, calc(100dvh - 48px))'],
});
export const head = style({
  selectors: { '&&': { paddingBlock: token('space-2'), paddingInline: `${token('space-4')} ${token('space-2')}` } },
});
globalStyle(`${head} > div`, { flex: 1, display: 'flex', alignItems: 'center', gap: token('space-3'), minWidth: 0 });
export const title = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const headIcon = style({ flex: 'none', color: token('text-tertiary') });
export const input = style({
  flex: 1,
  minWidth: 0,
  height: token('target-lg'),
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: token('type-16'),
  textOverflow: 'ellipsis',
  selectors: {
    // The dialog has one input, in which the focus is; the caret and the active entry show it.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: token('text-tertiary') },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const results = style({ flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' });
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: token('space-2'),
  scrollPaddingBlock: token('space-2'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const heading = style({
  padding: `${token('space-2')} ${token('space-3')} ${token('space-1')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  minHeight: token('target-md'),
  padding: `${token('space-2')} ${token('space-3')}`,
  borderRadius: token('radius-control'),
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-active]': { background: token('surface-hover') },
    '&[data-active]': { boxShadow: `inset 2px 0 0 ${token('accent-mark')}` },
    '[dir="rtl"] &[data-active]': { boxShadow: `inset -2px 0 0 ${token('accent-mark')}` },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-active]:focus-visible': { outlineWidth: '4px', outlineOffset: '-4px' },
      },
    },
  },
});
globalStyle(`${option} > span:nth-of-type(1)`, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
/** Shortcuts are hidden on phones, which have no keyboard. */
globalStyle(`${option} kbd`, { '@media': { [PHONE]: { display: 'none' } } });
export const icon = style({ flex: 'none', color: token('text-tertiary') });
export const arrow = style([icon, { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }]);
export const hint = style({ display: 'block', color: token('text-tertiary'), fontSize: token('type-14') });

export const message = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space-1')} ${token('space-3')}`,
  minHeight: token('target-md'),
  paddingInline: token('space-5'),
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const foot = style({
  selectors: { '&&': { minHeight: token('space-7'), paddingBlock: token('space-1'), paddingInline: token('space-5') } },
});
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-4')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  '@media': { [PHONE]: { display: 'none' } },
});
globalStyle(`${foot}:not(:has(button))`, { '@media': { [PHONE]: { display: 'none' } } });
