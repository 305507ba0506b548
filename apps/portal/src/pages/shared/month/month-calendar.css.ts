import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const section = style({ paddingBlock: `${token('space-4')} ${token('space-5')}` });
export const head = style({ display: 'flex', alignItems: 'center', gap: token('space-3') });
export const title = style({ fontSize: token('type-22'), fontWeight: token('weight-strong') });
export const turn = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
});
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const weekday = style({
  padding: '8px',
  borderBottom: `1px solid ${token('border-strong')}`,
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  textAlign: 'start',
  color: token('text-secondary'),
  '@media': { [PHONE]: { padding: '8px 2px' } },
});
export const day = style({
  height: '72px',
  padding: '6px 8px',
  borderBottom: hairline,
  verticalAlign: 'top',
  '@media': { [PHONE]: { height: '56px', padding: '4px 2px' } },
});
export const number = style({ fontSize: token('type-14'), color: token('text-secondary') });
globalStyle(`${day}[data-today] > ${number}`, { fontWeight: token('weight-bold'), color: token('text-accent') });
export const entry = style({
  display: '-webkit-box',
  overflow: 'hidden',
  minHeight: '24px',
  paddingBlock: '3px',
  fontSize: token('type-12'),
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: token('text-primary'),
  selectors: { '&:hover': { color: token('text-accent') }, '&[data-over]': { color: token('text-tertiary') } },
});
/** A phone has room for the time alone; the title stays for screen readers. */
export const entryTitle = style({
  '@media': {
    [PHONE]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
