import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const MIDDLE_SCREEN = `screen and ${MIDDLE}`;
const NARROW_SCREEN = `screen and ${NARROW}`;
const PHONE_SCREEN = `screen and ${PHONE}`;
/** Nothing may stay at the edge of a window as low as this: the field being typed into needs the room. */
const LOW = 'screen and (max-height: 479px)';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: '0 64px',
  alignItems: 'start',
  paddingBlockStart: '40px',
  '@media': {
    [MIDDLE_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', columnGap: '40px' },
    [NARROW_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [PHONE_SCREEN]: { paddingBlockStart: token('space-5') },
    print: { display: 'block' },
  },
});
export const main = style({ minWidth: 0, selectors: { '&:only-child': { maxWidth: token('measure') } } });
export const notices = style({
  display: 'grid',
  gap: token('space-4'),
  marginBlockEnd: token('space-6'),
  selectors: { '&:empty': { display: 'none' } },
});
export const aside = style({
  position: 'sticky',
  top: '88px',
  '@media': {
    [NARROW_SCREEN]: {
      position: 'static',
      marginBlockStart: token('space-7'),
      paddingBlockStart: token('space-5'),
      borderBlockStart: `1px solid ${token('border-strong')}`,
    },
  },
});
globalStyle(`${aside} > h2`, { marginBlockEnd: token('space-4'), fontSize: token('type-18') });

export const section = style({ selectors: { '& + &': { marginBlockStart: token('space-5') } } });
globalStyle(`${section} > h2`, {
  paddingBlockEnd: '12px',
  marginBlockEnd: '20px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-22'),
  '@media': { [PHONE_SCREEN]: { fontSize: token('type-18') } },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 24px',
  '@media': { [PHONE_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = style({ display: 'grid', gap: '20px', gridColumn: '1 / -1', minWidth: 0 });

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: token('layer-sticky'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space-2')} ${token('space-4')}`,
  marginBlockStart: token('space-4'),
  paddingBlock: '12px',
  borderBlockStart: `1px solid ${token('border-strong')}`,
  background: token('surface-page'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  '@media': {
    [PHONE_SCREEN]: {
      marginInline: `calc(-1 * ${token('space-4')})`,
      padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    },
    [LOW]: { position: 'static' },
    print: { display: 'none' },
  },
});
// What takes focus is scrolled to above the foot. Of a text area browsers show the line alone that is typed into, with the
// padding of what scrolls and without a margin of its own.
globalStyle(`html:has(${foot})`, {
  '@media': {
    'screen and (min-height: 480px)': { scrollPaddingBlockEnd: '112px' },
  },
});
// The body of a dialog scrolls by itself.
globalStyle(`[role='dialog'] :has(${foot})`, {
  '@media': {
    'screen and (min-height: 480px)': { scrollPaddingBlockEnd: '112px' },
  },
});
export const status = style({
  display: 'flex',
  flex: '1 1 0',
  gap: token('space-2'),
  alignItems: 'center',
  minWidth: 'min(14em, 100%)',
  color: token('text-secondary'),
});
export const remaining = style({ color: token('text-tertiary') });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: token('space-2'),
  '@media': { [PHONE_SCREEN]: { flexBasis: '100%' } },
});
