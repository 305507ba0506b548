import { globalStyle, style } from '@vanilla-extract/css';
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
export const grid = style([
  container,
  {
    display: 'grid',
    gap: `0 ${token('space-6')}`,
    paddingBlock: `${token('space-6')} 40px`,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    selectors: {
      '[data-wide="true"] > &': { gridTemplateColumns: '232px repeat(3, minmax(0, 1fr)) 300px' },
      '[data-wide="false"] > &': {
        // From its offset, but never beyond the content's right edge.
        paddingInlineStart: `calc(${token('gutter')} + min(var(--offset), 100% - 760px))`,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 216px))',
      },
    },
    '@media': {
      'screen and (max-width: 1279px)': {
        selectors: { '[data-wide="true"] > &': { gridTemplateColumns: '200px repeat(3, minmax(0, 1fr))' } },
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
export const aside = style({ '@media': { 'screen and (max-width: 1279px)': { display: 'none' } } });
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
