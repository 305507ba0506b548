import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const NARROW_SCREEN = `screen and ${NARROW}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
  minHeight: '100vh',
  '@media': { [NARROW_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', minWidth: 0 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-4'),
  padding: `${token('space-4')} ${token('space-7')}`,
  '@media': { [`screen and ${PHONE}`]: { padding: `${token('space-2')} ${token('space-4')}` } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: token('space-3'), lineHeight: 1.2 });
globalStyle(`${brand} b`, { display: 'block', fontSize: token('type-18'), fontWeight: token('weight-bold') });
globalStyle(`${brand} small`, {
  display: 'block',
  marginBlockStart: '3px',
  fontSize: token('type-12'),
  color: token('text-secondary'),
});
export const mark = style({ width: '36px', height: '36px', flex: 'none' });
globalStyle(`${mark} rect`, { fill: token('accent-solid') });
globalStyle(`${mark} path`, { fill: 'none', stroke: token('text-on-accent'), strokeWidth: 2 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '0 16px' });
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-1'),
  minHeight: token('target-sm'),
  flex: 'none',
  fontSize: token('type-14'),
  color: token('text-secondary'),
  ':hover': { color: token('text-accent') },
  selectors: { '&[aria-pressed="true"]': { color: token('text-accent') } },
});
export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: '448px',
  padding: `${token('space-3')} ${token('space-5')}`,
  '@media': {
    [`screen and ${PHONE}`]: {
      alignSelf: 'start',
      maxWidth: 'none',
      padding: `${token('space-5')} ${token('space-4')}`,
    },
  },
});
/** Within another page: as narrow as the frame, and no wider than the forms read well. */
export const embedded = style({
  width: '100%',
  maxWidth: '448px',
  marginInline: 'auto',
  padding: token('space-5'),
  '@media': { [`screen and ${PHONE}`]: { maxWidth: 'none', padding: token('space-4') } },
});
export const embeddedTitle = style({ marginBlockEnd: token('space-5'), fontSize: token('type-28') });
export const title = style({
  fontSize: token('type-36'),
  '@media': { [`screen and ${PHONE}`]: { fontSize: token('type-28') } },
});
export const lede = style({ margin: `6px 0 ${token('space-5')}`, color: token('text-secondary') });
export const notice = style({ marginBlockEnd: token('space-5') });
export const ways = style({ marginBlockEnd: token('space-5') });
export const sso = style({ marginBlockEnd: token('space-4') });
export const providers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: token('space-2'),
});
globalStyle(`${sso} > p`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: token('space-4'),
  alignItems: 'center',
  marginBlockStart: token('space-5'),
  fontSize: token('type-14'),
  color: token('text-tertiary'),
});
globalStyle(`${sso} > p::before, ${sso} > p::after`, {
  content: '',
  height: '1px',
  background: token('border-hairline'),
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token('space-2')}`,
  marginBlockStart: token('space-5'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const demo = style({ marginBlockStart: '20px', fontSize: token('type-14'), color: token('text-secondary') });
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${token('space-1')} ${token('space-5')}`,
  padding: `${token('space-4')} ${token('space-7')}`,
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  '@media': { [`screen and ${PHONE}`]: { paddingInline: token('space-4') } },
});
globalStyle(`${legal} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '24px' });
export const chart = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100vh',
  overflow: 'hidden',
  borderInlineStart: `1px solid ${token('chart-ink')}`,
  background: token('chart-0'),
  '@media': { [NARROW_SCREEN]: { display: 'none' } },
});
globalStyle(`${chart} > svg`, { width: '156%', maxWidth: 'none', height: '100%' });
globalStyle(`${chart} > div`, { position: 'absolute', insetInline: 0, insetBlockEnd: 0 });
