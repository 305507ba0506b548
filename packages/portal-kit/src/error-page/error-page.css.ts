import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token('space-8'),
  alignItems: 'start',
  paddingBlockStart: token('space-7'),
  '@media': {
    [`screen and ${NARROW}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-6') },
    [`screen and ${PHONE}`]: { paddingBlockStart: token('space-5') },
  },
});
export const status = style({
  display: 'inline-block',
  paddingInline: '10px',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  lineHeight: '28px',
  letterSpacing: '.04em',
  color: token('text-secondary'),
});
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const title = style({
  marginBlock: `${token('space-4')} ${token('space-2')}`,
  fontSize: token('type-36'),
  '@media': { [`screen and ${PHONE}`]: { fontSize: token('type-28') } },
});
export const lede = style({ maxWidth: '30em', color: token('text-secondary'), textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token('space-3')} ${token('space-4')}`,
  marginBlockStart: token('space-5'),
});
// Within a thumb's reach on either side.
globalStyle(`${actions} > *`, { '@media': { 'screen and (max-width: 479px)': { flex: '1 1 auto' } } });
export const visited = style({ marginBlockStart: token('space-6') });
export const visitedTitle = style({ fontSize: token('type-16'), color: token('text-secondary') });
export const visitedList = style({
  display: 'grid',
  gap: token('space-1'),
  margin: `${token('space-2')} 0 0`,
  padding: 0,
  listStyle: 'none',
  lineHeight: token('target-sm'),
});
export const picture = style({
  padding: '5px',
  border: `1px solid ${token('chart-ink')}`,
  '@media': { [`screen and ${NARROW}`]: { display: 'none' } },
});
export const failed = style({ paddingBlock: token('space-8') });
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-md'),
  color: token('text-accent'),
  textDecoration: 'underline',
});
