import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: '12px', paddingBlock: '32px 64px' });
