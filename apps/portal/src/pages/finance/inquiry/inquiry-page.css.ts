import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const parts = style({ display: 'grid', gap: token('space-5'), justifyItems: 'start' });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
