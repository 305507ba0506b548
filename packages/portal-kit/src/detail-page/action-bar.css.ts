import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Stays at the window's lower edge while the page is read, and lets the footer be. */
export const bar = style({
  display: 'none',
  '@media': {
    [NARROW]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: token('layer-sticky'),
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '12px',
      marginTop: token('space-6'),
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${token('border-strong')}`,
      background: token('surface-raised'),
      fontSize: token('type-14'),
      lineHeight: 1.4,
    },
    // A low window, 200 % zoom of a phone for one, is needed for the content.
    'screen and (max-height: 479px)': { position: 'static' },
    print: { display: 'none' },
  },
});
// Focused elements are not scrolled behind the bar; other sticky elements of this edge leave it `--zk-action-bar`.
globalStyle(`html:has(${bar})`, {
  '@media': {
    [`${NARROW} and (min-height: 480px)`]: {
      scrollPaddingBlockEnd: '88px',
      vars: { '--zk-action-bar': '68px', '--zk-lower-edge': '68px' },
    },
  },
});
export const line = style({ color: token('text-tertiary') });
