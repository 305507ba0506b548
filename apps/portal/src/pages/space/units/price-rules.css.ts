import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const rules = style({ marginTop: token('space-6'), fontSize: token('type-14'), color: token('text-secondary') });
export const list = style({
  display: 'grid',
  gap: '4px',
  marginTop: token('space-2'),
  paddingBottom: token('space-3'),
});
