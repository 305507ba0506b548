import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const standing = style({ marginBlockEnd: token('space-6') });
export const remarks = style({ display: 'grid', gap: token('space-1'), marginBlock: token('space-2') });
