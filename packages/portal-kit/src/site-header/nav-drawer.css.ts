import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, NO_SCRIPT, WIDE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const WIDE_SCREEN = `screen and ${WIDE}`;

export const drawer = style({ '@media': { [WIDE_SCREEN]: { display: 'none' } } });
globalStyle(`[data-comfort="on"] ${drawer}, :lang(en) ${drawer}`, {
  '@media': { [`${WIDE_SCREEN} and ${MIDDLE}`]: { display: 'block' } },
});

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${menuButton}::-webkit-details-marker`, { display: 'none' });
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: token('layer-scrim'),
  background: token('surface-scrim'),
});
export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: token('layer-dialog'),
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(344px, calc(100% - 40px))',
  background: token('surface-raised'),
  boxShadow: token('depth-float'),
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  alignItems: 'center',
  minHeight: '72px',
  padding: `${token('space-2')} ${token('space-2')} ${token('space-2')} 20px`,
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
});
export const wait = style({
  fontSize: token('type-14'),
  color: token('text-tertiary'),
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token('space-2'),
  marginInlineEnd: token('space-2'),
});
globalStyle(`${pair} > :is(a, span[role])`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${token('space-2')}`,
  minHeight: token('target-md'),
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  fontSize: token('type-14'),
});
globalStyle(`${pair} > [aria-disabled]`, { color: token('text-disabled'), cursor: 'not-allowed' });
globalStyle(`${pair} small`, { fontSize: token('type-12'), color: token('text-tertiary') });
export const login = style({});
// With its element, or the ground of the two would weigh more.
globalStyle(`${pair} > a${login}`, {
  background: token('accent-solid'),
  borderColor: token('accent-solid'),
  color: token('text-on-accent'),
});
export const who = style({ display: 'block', lineHeight: 1.5 });
globalStyle(`${who} > b`, { display: 'block', fontSize: token('type-14'), fontWeight: token('weight-strong') });
globalStyle(`${who} > small`, { display: 'block', fontSize: token('type-12'), color: token('text-secondary') });

export const nav = style({ overflow: 'auto', overscrollBehavior: 'contain' });
globalStyle(`${nav} > ul > li`, { borderBlockEnd: `1px solid ${token('border-hairline')}` });
globalStyle(`${nav} > ul > li > :is(a, span[role]), ${nav} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space-2'),
  minHeight: '52px',
  paddingInline: '20px',
  lineHeight: token('leading-tight'),
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${nav} summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${nav} :focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${nav} > ul > [data-current="true"] > a, ${nav} > ul > [data-current="true"] > details > summary`, {
  fontWeight: token('weight-strong'),
  boxShadow: `inset 3px 0 ${token('accent-solid')}`,
});
globalStyle(`${nav} summary svg`, { color: token('text-tertiary'), transition: `transform ${token('motion-state')}` });
globalStyle(`${nav} [open] > summary`, { color: token('text-accent'), fontWeight: token('weight-strong') });
globalStyle(`${nav} [open] > summary svg`, { transform: 'rotate(180deg)' });
globalStyle(`${nav} [aria-disabled]`, { color: token('text-disabled'), cursor: 'not-allowed' });
globalStyle(`${nav} small`, {
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});

export const group = style({
  padding: `0 20px ${token('space-3')}`,
  background: token('surface-sunken'),
  borderBlockStart: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${group} p`, {
  paddingBlock: `${token('space-3')} 2px`,
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
globalStyle(`${group} ul`, { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 20px' });
globalStyle(`${group} :is(a, span[role])`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '44px',
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.35,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockStart: `1px solid ${token('border-hairline')}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
globalStyle(`${foot} > *`, {
  // As wide as its words at least: English ones are longer than a third.
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-1'),
  minHeight: '52px',
  paddingInline: token('space-1'),
  whiteSpace: 'nowrap',
});
globalStyle(`${foot} > * + *`, { borderInlineStart: `1px solid ${token('border-hairline')}` });
globalStyle(`${foot} select`, {
  minHeight: '48px',
  border: 0,
  background: 'transparent',
  color: 'inherit',
});
globalStyle(`${foot} [aria-pressed="true"]`, { color: token('text-accent'), fontWeight: token('weight-strong') });
