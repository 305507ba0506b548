import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { container } from './site-header.css.ts';

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  background: token('surface-raised'),
  borderBlock: `1px solid ${token('border-hairline')}`,
  boxShadow: token('depth-float'),
});
/** The content's left edge in the header, and how much room is left from there to its right edge. */
const contentStart = `max(${token('gutter')}, var(--zk-inset-start, 0px))`;
const room = `(min(${token('content')} + 2 * ${token('gutter')}, 100%) - ${token('gutter')} - ${contentStart})`;
/** Where the words of the panel's item begin, as NavPanel has measured it. */
const itemStart = `(var(--item, 0px) + ${token('space-3')})`;
/** What the columns take side by side in English, whose entries are the longer ones; `--groups` is their number. */
const need = createVar();
const groupWidths = (least: number, most: number) => `repeat(var(--groups), minmax(${least}px, ${most}px))`;
const LEAD_PX = 196;
const ASIDE_PX = 256;
export const grid = style([
  container,
  {
    display: 'grid',
    justifyContent: 'start',
    gap: `0 ${token('space-6')}`,
    paddingBlock: `${token('space-6')} 40px`,
    // Below the item, no further right than its offset, and further left where less room is left than the columns need.
    paddingInlineStart: `calc(${contentStart} + clamp(0px, min(var(--offset, 100vw), ${itemStart} - ${contentStart}), ${room} - ${need}))`,
    selectors: {
      '[data-wide="true"] > &': {
        columnGap: token('space-5'),
        gridTemplateColumns: `${LEAD_PX}px ${groupWidths(0, 240)} ${ASIDE_PX}px`,
        vars: {
          [need]: `calc(${LEAD_PX + ASIDE_PX}px + ${token('space-5')} + var(--groups) * (176px + ${token('space-5')}))`,
        },
      },
      '[data-wide="false"] > &': {
        gridTemplateColumns: groupWidths(160, 216),
        vars: { [need]: `calc(var(--groups) * (160px + ${token('space-6')}) - ${token('space-6')})` },
      },
    },
    '@media': {
      [`screen and ${MIDDLE}`]: {
        selectors: {
          '[data-wide="true"] > &': {
            gridTemplateColumns: `${LEAD_PX}px ${groupWidths(0, 240)}`,
            vars: { [need]: `calc(${LEAD_PX}px + var(--groups) * (160px + ${token('space-5')}))` },
          },
        },
      },
    },
  },
]);
export const lead = style({
  paddingInlineEnd: token('space-6'),
  borderInlineEnd: `1px solid ${token('border-hairline')}`,
});
/** The figure, while it is on its way. */
globalStyle(`${lead}:empty::before`, {
  content: '""',
  display: 'block',
  width: '120px',
  height: '48px',
  marginBlockStart: token('space-5'),
  borderRadius: token('radius-control'),
  background: token('surface-sunken'),
});
export const aside = style({ '@media': { [`screen and ${MIDDLE}`]: { display: 'none' } } });
export const groupTitle = style({
  fontSize: token('type-14'),
  lineHeight: token('leading-tight'),
  color: token('text-tertiary'),
  paddingBlockEnd: token('space-2'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
export const leaves = style({});
globalStyle(`${leaves} :is(a, span[role])`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-2'),
  minHeight: '44px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  fontWeight: token('weight-medium'),
  lineHeight: token('leading-tight'),
});
// English names are longer; with a note beside them they would take two lines.
globalStyle(`${leaves}:lang(en) :is(a, span[role])`, { fontSize: token('type-14') });
globalStyle(`${leaves} a:hover`, { color: token('text-accent') });
globalStyle(`${leaves} [aria-disabled]`, { color: token('text-disabled'), cursor: 'not-allowed' });
globalStyle(`${leaves} small`, {
  flex: 'none',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});
