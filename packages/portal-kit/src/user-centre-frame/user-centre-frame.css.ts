import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const NARROW_SCREEN = `screen and ${NARROW}`;
const PHONE_SCREEN = `screen and ${PHONE}`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: '0 56px',
  paddingBlockStart: token('space-6'),
  '@media': { [NARROW_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0 } },
});
export const side = style({
  '@media': { [NARROW_SCREEN]: { display: 'none' }, print: { display: 'none' } },
});
export const main = style({
  minWidth: 0,
  // Until the code of a page is there, the footer stays outside the window.
  selectors: { '&:empty': { minHeight: '100vh' } },
  '@media': { [NARROW_SCREEN]: { paddingBlockStart: '20px' }, print: { gridColumn: '1 / -1' } },
});
// An error page brings a container of its own; the frame's already has the gutters.
globalStyle(`${main} > [data-status]`, { paddingInline: 0 });
export const who = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'center',
  marginBlockEnd: token('space-4'),
  paddingBlockEnd: '20px',
  borderBlockEnd: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  lineHeight: 1.45,
});
globalStyle(`${who} > :is(svg, img)`, {
  width: '40px',
  height: '40px',
  aspectRatio: '1',
  borderRadius: token('radius-control'),
});
globalStyle(`${who} b`, { display: 'block', fontWeight: token('weight-strong'), textWrap: 'balance' });
globalStyle(`${who} p`, { fontSize: token('type-12'), color: token('text-tertiary') });

export const opener = style({
  display: 'none',
  '@media': {
    [NARROW_SCREEN]: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      gap: token('space-3'),
      alignItems: 'center',
      minHeight: '56px',
      marginInline: `calc(-1 * ${token('gutter')})`,
      padding: `6px ${token('gutter')}`,
      borderBlockEnd: `1px solid ${token('border-hairline')}`,
      background: token('surface-sunken'),
      lineHeight: 1.4,
      textAlign: 'start',
    },
    [PHONE_SCREEN]: { marginInline: `calc(-1 * ${token('space-4')})`, paddingInline: token('space-4') },
    print: { display: 'none' },
  },
});
globalStyle(`${opener}:hover`, { background: token('surface-hover') });
globalStyle(`${opener}:focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${opener} b`, { display: 'block', fontWeight: token('weight-strong') });
globalStyle(`${opener} small`, { display: 'block', fontSize: token('type-12'), color: token('text-secondary') });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  marginBlock: `${token('space-3')} ${token('space-5')}`,
});
globalStyle(`${head} > h1`, {
  fontSize: token('type-36'),
  '@media': { [PHONE_SCREEN]: { fontSize: token('type-28') } },
});
export const overview = style({ marginBlockEnd: token('space-7') });
