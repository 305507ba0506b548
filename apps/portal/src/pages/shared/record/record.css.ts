import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const history = style({ marginBlockEnd: token('space-5') });
globalStyle(`${history} > h2`, { marginBlockEnd: token('space-4'), fontSize: token('type-18') });
