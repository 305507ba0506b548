import { style } from '@vanilla-extract/css';
import { FORCED_COLORS } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const root = style({ position: 'relative', display: 'inline-grid' });
/** Below the bell, where its panel would be. */
export const openFailed = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: token('layer-popover'),
  width: 'max-content',
  maxWidth: '240px',
  padding: token('space-3'),
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  background: token('surface-raised'),
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
});
export const bell = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: token('target-md'),
  height: token('target-md'),
  borderRadius: token('radius-control'),
  selectors: { '&:hover': { background: token('surface-hover') } },
});

export const popover = style({
  selectors: {
    '&&': {
      display: 'flex',
      flexDirection: 'column',
      width: '400px',
      maxHeight: 'min(560px, var(--radix-popover-content-available-height))',
      padding: 0,
    },
    '&:focus': { outline: 'none' },
  },
});
export const title = style({
  flex: 'none',
  padding: `${token('space-3')} ${token('space-4')}`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-16'),
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&&': { padding: `${token('space-1')} ${token('space-2')}` } },
});
export const day = style({
  padding: `${token('space-2')} ${token('space-3')} ${token('space-1')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
});
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: token('space-2'),
  paddingBlock: token('space-2'),
  paddingInline: `${token('space-5')} ${token('space-2')}`,
  borderRadius: token('radius-control'),
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '18px',
      insetInlineStart: token('space-2'),
      width: '8px',
      height: '8px',
      borderRadius: token('radius-full'),
      background: token('accent-solid'),
    },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { '&[data-unread]::before': { border: '4px solid CanvasText' } } },
  },
});
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const link = style({
  fontSize: token('type-16'),
  lineHeight: 1.5,
  selectors: {
    [`${row}[data-unread] &`]: { fontWeight: token('weight-medium') },
    '&:hover': { color: token('text-accent') },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${token('space-3')}`,
  color: token('text-tertiary'),
  fontSize: token('type-14'),
});
export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space-3'),
  padding: token('space-4'),
});
export const loading = style({ padding: token('space-4') });
export const problem = style({
  padding: `${token('space-2')} ${token('space-3')}`,
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
  selectors: { '&:empty': { padding: 0 } },
});
export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-3'),
  minHeight: token('space-7'),
  padding: `${token('space-1')} ${token('space-4')}`,
  borderTop: `1px solid ${token('border-hairline')}`,
});
export const all = style({ marginInlineStart: 'auto', fontSize: token('type-14') });
