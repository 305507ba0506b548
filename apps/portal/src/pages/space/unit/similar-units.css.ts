import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const similar = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
