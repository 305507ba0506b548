import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const NARROW_SCREEN = `screen and ${NARROW}`;
const TOP_PX = 72;

/** Sticks with its second row: the first one slides away. */
export const twoRows = style({
  insetBlockStart: `-${TOP_PX + 1}px`,
  '@media': { [NARROW_SCREEN]: { insetBlockStart: 0 } },
});
globalStyle(`${twoRows}[data-stuck="true"]`, { marginBlockEnd: 0 });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-6'),
  minHeight: `${TOP_PX}px`,
  '@media': { [NARROW_SCREEN]: { minHeight: '56px', paddingInlineEnd: token('space-1'), gap: token('space-2') } },
});
export const search = style({
  position: 'relative',
  flex: 1,
  maxWidth: '480px',
  marginInlineStart: token('space-5'),
  '@media': { [NARROW_SCREEN]: { display: 'none' } },
});
globalStyle(`${search} > input`, {
  width: '100%',
  minHeight: token('target-md'),
  paddingInline: `${token('space-3')} 48px`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
});
globalStyle(`${search} > input::placeholder`, { color: token('text-tertiary'), opacity: 1 });
globalStyle(`${search} > button`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  color: token('text-accent'),
});
export const hotline = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  fontSize: token('type-12'),
  lineHeight: 1.4,
  color: token('text-secondary'),
  '@media': { [NARROW_SCREEN]: { display: 'none' } },
});
globalStyle(`${hotline} svg`, { color: token('text-accent') });
globalStyle(`${hotline} a`, {
  display: 'block',
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  color: token('text-primary'),
  whiteSpace: 'nowrap',
});
export const notifications = style({
  '@media': { [NARROW_SCREEN]: { marginInlineStart: 'auto' } },
});
export const small = style({});
globalStyle(`${notifications} + ${small}`, { marginInlineStart: 0 });
export const second = style({
  borderBlockStart: `1px solid ${token('border-hairline')}`,
  '@media': { [NARROW_SCREEN]: { display: 'none' } },
});
globalStyle(`${second} nav > ul`, { marginInlineStart: `calc(-1 * ${token('space-3')})` });
globalStyle(`${second} nav > ul > li > :is(a, button, span[role])`, { minHeight: '56px' });
