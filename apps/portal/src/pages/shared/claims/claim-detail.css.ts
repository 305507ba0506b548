import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const part = style({ selectors: { '& + &': { marginBlockStart: token('space-6') } } });
globalStyle(`${part} > h2`, { marginBlockEnd: token('space-3'), fontSize: token('type-22') });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: token('measure') });
