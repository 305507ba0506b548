import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const part = style({ marginBlockStart: token('space-6') });
globalStyle(`${part} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-22') });
export const partTitle = style({ marginBlock: `${token('space-4')} ${token('space-2')}`, fontSize: token('type-18') });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const missing = style({ color: token('text-tertiary') });
export const asked = style({ marginBlockStart: token('space-5'), color: token('text-secondary') });
