import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const hatch = (line: string, ground: string) => `repeating-linear-gradient(-45deg, ${line} 0 1px, ${ground} 1px 5px)`;

export const calendar = style({ position: 'relative', width: '100%', maxWidth: '360px' });

export const months = style({ display: 'grid', columnGap: token('space-6') });
globalStyle(`${calendar}[data-months="2"]`, { maxWidth: '752px' });
globalStyle(`${calendar}[data-months="2"] ${months}`, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const month = style({ minWidth: 0 });
/** A phone shows one. The script knows it as well, but not before it runs. */
globalStyle(`${calendar}[data-months="2"] ${months}`, {
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${month} + ${month}`, { '@media': { [PHONE]: { display: 'none' } } });
globalStyle(`${calendar}[data-months="2"]`, { '@media': { [PHONE]: { maxWidth: '360px' } } });

export const head = style({
  display: 'grid',
  // A long month gives way to the buttons, by a second line.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
  alignItems: 'center',
  minHeight: token('target-md'),
  marginBottom: token('space-1'),
});
export const title = style({
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
});
export const turns = style({ display: 'flex' });
export const turnsEnd = style({ justifyContent: 'flex-end' });
export const turn = style({
  selectors: {
    '&[aria-disabled="true"], &[aria-disabled="true"]:hover:not(:disabled)': {
      background: 'none',
      color: token('text-disabled'),
      cursor: 'not-allowed',
    },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': { [FORCED_COLORS]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});

export const sheet = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  // Up and down a finger scrolls the page; sideways it turns the month.
  touchAction: 'pan-y pinch-zoom',
});
globalStyle(`${sheet} th`, {
  padding: '4px 0',
  borderBlock: `1px solid ${token('border-hairline')}`,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  lineHeight: 1.5,
  textAlign: 'center',
});

// No further than the padding of a panel, where there would be a scroll bar.
const fromRight = keyframes({ from: { transform: 'translateX(12px)', opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-12px)', opacity: 0 } });

export const weeks = style({
  animation: `${token('motion-enter')} ${token('motion-ease')}`,
  selectors: {
    '&[data-swiped="1"], [dir="rtl"] &[data-swiped="-1"]': { animationName: fromRight },
    '&[data-swiped="-1"], [dir="rtl"] &[data-swiped="1"]': { animationName: fromLeft },
  },
  '@media': { [REDUCED_MOTION]: { selectors: { '&[data-swiped][data-swiped]': { animation: 'none' } } } },
});

/** Days of a range are one unbroken bar; its ends round themselves. */
export const cell = style({
  padding: 0,
  selectors: {
    '&[data-selected]:not([data-edge="start end"])': { background: token('accent-soft-pressed') },
    '&[data-preview]': { background: token('accent-soft') },
    '&[data-edge~="start"]': {
      borderStartStartRadius: token('radius-control'),
      borderEndStartRadius: token('radius-control'),
    },
    '&[data-edge~="end"]': {
      borderStartEndRadius: token('radius-control'),
      borderEndEndRadius: token('radius-control'),
    },
  },
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: token('target-md'),
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  lineHeight: 1,
  transition: `background-color ${token('motion-state')}`,
  ':focus-visible': { position: 'relative', zIndex: 1, outlineOffset: '-2px' },
  selectors: {
    '&:hover:not([aria-disabled])': { background: token('surface-hover') },
    '[data-selected] > &': { color: token('accent-on-soft'), fontWeight: token('weight-medium') },
    '[data-preview] > &': { color: token('accent-on-soft') },
    '[data-selected] > &:hover:not([aria-disabled]), [data-preview] > &:hover:not([aria-disabled])': {
      background: token('accent-soft-pressed'),
    },
    '&[data-closed]': { color: token('text-disabled'), cursor: 'not-allowed' },
    '&[data-closed="reason"]': {
      background: hatch(token('border-hairline'), 'transparent'),
      color: token('text-tertiary'),
    },
    '[data-selected][data-edge] > &, [data-selected][data-edge] > &:hover:not([aria-disabled])': {
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '[data-selected][data-edge] > &:focus-visible': {
      outlineOffset: '-4px',
      outlineColor: 'currentColor',
    },
  },
  '@media': {
    [FORCED_COLORS]: {
      selectors: {
        '&[data-closed], &[data-closed="reason"]': { color: 'GrayText', textDecoration: 'line-through' },
        '[data-selected] > &, [data-selected][data-edge] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '[data-selected] > &:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentColor' },
        '[data-preview]:not([data-selected]) > &': { boxShadow: 'none', border: '1px dashed Highlight' },
      },
    },
  },
});

export const number = style({
  minWidth: '26px',
  padding: '6px 3px',
  selectors: {
    '[data-today] > &': {
      borderRadius: token('radius-full'),
      boxShadow: `0 0 0 1.5px ${token('accent-solid')}`,
      color: token('text-accent'),
      fontWeight: token('weight-bold'),
    },
    '[data-edge] > [data-today] > &': { boxShadow: '0 0 0 1.5px currentColor', color: 'inherit' },
  },
  '@media': {
    [FORCED_COLORS]: { selectors: { '[data-today] > &': { border: '1px solid currentColor', color: 'inherit' } } },
  },
});

/** Stays in the document while empty, as a live region must. */
export const news = style({
  color: token('feedback-warning-text'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
  selectors: { '&:not(:empty)': { marginTop: token('space-2') } },
});
