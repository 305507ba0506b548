import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const picker = style({ containerType: 'inline-size' });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: token('space-6'),
  '@container': { '(max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});

export const note = style({ color: token('text-secondary'), fontSize: token('type-14'), lineHeight: 1.6 });
export const skeleton = style({ display: 'grid', gap: token('space-3') });
export const title = style({
  marginBottom: '6px',
  fontSize: token('type-14'),
  fontWeight: token('weight-medium'),
  lineHeight: 1.5,
});
