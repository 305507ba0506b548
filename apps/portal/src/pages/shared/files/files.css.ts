import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const unfinished = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-2'),
  overflowWrap: 'anywhere',
});
