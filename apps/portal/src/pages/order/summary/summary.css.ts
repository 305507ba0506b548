import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const refused = style({ color: token('feedback-danger-text') });
export const standing = style({ marginBlock: token('space-5') });
