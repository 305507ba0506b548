import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const ticket = style({ display: 'grid', gap: token('space-2'), justifyItems: 'center', textAlign: 'center' });
export const time = style({ fontWeight: token('weight-strong') });
export const number = style({ fontSize: token('type-18'), fontWeight: token('weight-strong') });
export const note = style({ fontSize: token('type-12'), color: token('text-tertiary') });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
