import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  padding: '8px 0',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
