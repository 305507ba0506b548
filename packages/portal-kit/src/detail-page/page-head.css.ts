import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const head = style({
  borderBottom: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
});
export const headInner = style({
  paddingBlock: '24px 40px',
  '@media': { [PHONE]: { paddingBlock: '16px 24px' } },
});
export const headGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: token('space-8'),
  alignItems: 'end',
  marginTop: token('space-5'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') },
    [PHONE]: { marginTop: token('space-4') },
  },
});
export const led = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token('space-5'),
  alignItems: 'center',
  '@media': { [PHONE]: { gap: token('space-4'), alignItems: 'start' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-2'),
  alignItems: 'center',
  marginBottom: '12px',
});
export const title = style({
  maxWidth: '20em',
  fontSize: token('type-36'),
  lineHeight: 1.35,
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(en)': { maxWidth: '26em' } },
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const number = style({ marginTop: '12px', color: token('text-secondary') });
