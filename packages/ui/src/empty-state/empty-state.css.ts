import { style } from '@vanilla-extract/css';
import { token } from '../theme/vars.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: token('space-2'),
  padding: `${token('space-8')} ${token('space-5')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});

export const drawing = style({ width: '160px', height: '80px', marginBottom: token('space-2') });
export const title = style({ color: token('text-primary'), fontSize: token('type-18') });
export const body = style({ maxWidth: token('measure'), textWrap: 'balance' });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2'), marginTop: token('space-2') });
