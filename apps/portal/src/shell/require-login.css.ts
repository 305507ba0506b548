import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const wait = style({ display: 'grid', placeItems: 'center', minHeight: '40vh', color: token('text-secondary') });
