import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** Below a calendar of any kind: what its marks mean, and by which clock. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginTop: token('space-3'),
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: '20px',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  color: token('text-secondary'),
  '@media': { [PHONE]: { columnGap: '14px' } },
});
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: '6px' });
