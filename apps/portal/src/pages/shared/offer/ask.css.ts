import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const form = style({ display: 'grid', gap: token('space-4') });
export const contact = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: token('space-4'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const sent = style({ display: 'grid', gap: token('space-4') });
