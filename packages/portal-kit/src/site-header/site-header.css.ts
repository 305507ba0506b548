import { style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE, WIDE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const WIDE_SCREEN = `screen and ${WIDE}`;
const NARROW_SCREEN = `screen and ${NARROW}`;

export const container = style({
  width: '100%',
  maxWidth: `calc(${token('content')} + 2 * ${token('gutter')})`,
  marginInline: 'auto',
  // What lies at the window's edge, as the floating panel does, says how much room it takes.
  paddingInline: `max(${token('gutter')}, var(--zk-inset-start, 0px)) ${token('gutter')}`,
  '@media': { [`screen and ${PHONE}`]: { paddingInline: token('space-4') } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: token('layer-sticky'),
  background: token('surface-page'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  // The height that the sticky row loses is added below it, so that the page does not jump.
  selectors: { '&[data-stuck="true"]': { marginBlockEnd: '8px' } },
  '@media': {
    print: { display: 'none' },
    [NARROW_SCREEN]: { selectors: { '&[data-stuck="true"]': { marginBlockEnd: 0 } } },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-6'),
  minHeight: '64px',
  selectors: { '[data-stuck="true"] > &': { minHeight: '56px' }, '&:lang(en)': { gap: token('space-4') } },
  '@media': {
    [NARROW_SCREEN]: { minHeight: '56px', paddingInlineEnd: token('space-1'), gap: token('space-2') },
    [`${WIDE_SCREEN} and ${MIDDLE}`]: { gap: token('space-4') },
    // The nav's last few pixels.
    'screen and (min-width: 1024px) and (max-width: 1099px)': { gap: token('space-2') },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  lineHeight: 1.2,
  flex: 'none',
  // In comfort mode its name may take two lines there.
  '@media': { [`screen and ${PHONE}`]: { flex: '0 1 auto' } },
});
export const mark = style({ width: '36px', height: '36px', flex: 'none' });
export const brandZone = style({
  display: 'block',
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  letterSpacing: '.02em',
  whiteSpace: 'nowrap',
  selectors: { '&:lang(en)': { letterSpacing: '-.01em' } },
  '@media': {
    [`screen and ${PHONE}`]: {
      fontSize: token('type-16'),
      whiteSpace: 'normal',
    },
  },
});
export const brandPlatform = style({
  display: 'block',
  marginBlockStart: '3px',
  fontSize: token('type-12'),
  color: token('text-secondary'),
  letterSpacing: '.235em',
  whiteSpace: 'nowrap',
  selectors: {
    '&:lang(en)': { letterSpacing: 0, '@media': { [`screen and ${PHONE}`]: { display: 'none' } } },
  },
  '@media': {
    [`screen and ${PHONE}`]: { letterSpacing: '.13em' },
    'screen and (max-width: 359px)': { display: 'none' },
  },
});

export const wideOnly = style({ '@media': { [NARROW_SCREEN]: { display: 'none !important' } } });
export const narrowOnly = style({ '@media': { [WIDE_SCREEN]: { display: 'none !important' } } });

export const actions = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: token('space-1'),
});
/** Reserved from the start, so that nothing shifts when the account is rendered. */
export const stuckAccount = style({
  minWidth: '96px',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  paddingInlineEnd: token('space-2'),
  fontSize: token('type-14'),
  visibility: 'hidden',
  selectors: { '[data-stuck="true"] &': { visibility: 'visible' }, '&:lang(en)': { minWidth: '48px' } },
  '@media': { [`screen and ${MIDDLE}`]: { display: 'none' } },
});
export const longName = style({ '@media': { [`screen and ${PHONE}`]: { display: 'none' } } });
export const shortName = style({ '@media': { 'screen and (min-width: 768px)': { display: 'none' } } });
