import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const help = style({ display: 'grid', gap: token('space-2'), paddingBlock: token('space-3') });

export const ways = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `${token('space-2')} ${token('space-5')}` });
