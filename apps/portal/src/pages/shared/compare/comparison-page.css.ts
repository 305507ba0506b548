import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const page = style({ paddingTop: token('space-4') });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px 24px',
  margin: '8px 0 16px',
});
export const title = style({
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
