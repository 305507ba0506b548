import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, MIDDLE, NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const nav = style({ '@media': { [`screen and ${NARROW}`]: { display: 'none' } } });
// Comfort mode and English need the room of a screen that is wider still; the drawer serves below it.
globalStyle(`[data-comfort="on"] ${nav}, :lang(en) ${nav}`, {
  '@media': { [`screen and ${MIDDLE}`]: { display: 'none' } },
});

globalStyle(`${nav} > ul`, { display: 'flex', gap: token('space-1') });
globalStyle(`${nav} > ul > li[data-tree="true"]`, { position: 'relative' });
globalStyle(`${nav} > ul > li > :is(a, button, span[role])`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: '64px',
  paddingInline: token('space-3'),
  whiteSpace: 'nowrap',
});
globalStyle(`${nav} > ul > li > :is(a, button, span[role])`, {
  '@media': { [`screen and ${MIDDLE}`]: { paddingInline: token('space-2') } },
});
globalStyle(`[data-stuck="true"] ${nav} > ul > li > :is(a, button, span[role])`, { minHeight: '56px' });
globalStyle(`${nav} > ul > li > :is(a, button):focus-visible`, { outlineOffset: '-4px' });
globalStyle(`${nav} > ul > li > :is(a, button) > svg`, {
  width: '14px',
  height: '14px',
  color: token('text-tertiary'),
  transition: `transform ${token('motion-state')}`,
});
globalStyle(`${nav} > ul > li > :is(a, button):hover, ${nav} > ul > li > [aria-expanded="true"]`, {
  color: token('text-accent'),
});
globalStyle(`${nav} > ul > li > [aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });
globalStyle(`${nav} > ul > [data-current="true"] > a`, { fontWeight: token('weight-medium') });
globalStyle(`${nav} > ul > li > :is(a, button)::after`, {
  content: '',
  position: 'absolute',
  insetInline: token('space-3'),
  insetBlockEnd: '-1px',
  height: '2px',
});
globalStyle(
  `${nav} > ul[data-open="false"] > [data-current="true"] > a::after, ${nav} > ul > li > [aria-expanded="true"]::after`,
  {
    background: token('accent-solid'),
    '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
);
globalStyle(`${nav} [aria-disabled]`, { color: token('text-disabled'), cursor: 'not-allowed' });
globalStyle(`${nav} > ul > li > span small`, { fontSize: token('type-12') });
// English runs a third longer: less air, and a note only where it is read out.
globalStyle(`:lang(en) ${nav} > ul > li > :is(a, button, span[role])`, {
  paddingInline: token('space-2'),
  fontSize: token('type-14'),
});
globalStyle(`:lang(en) ${nav} > ul > li > span small`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
