import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${token('space-2')} ${token('space-5')}`,
  paddingTop: '20px',
  marginBottom: token('space-5'),
});

export const title = style({
  fontSize: token('type-28'),
  '@media': { [PHONE]: { fontSize: token('type-22') } },
});

export const line = style({ marginTop: '6px', color: token('text-secondary'), lineHeight: 1.6 });
export const more = style({ flex: 'none' });
