import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

export const picker = style({ display: 'grid', gap: token('space-3'), containerType: 'inline-size' });

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-3'),
  // Side by side their names would be cut.
  '@container': { '(max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-4') } },
});

export const message = style({
  display: 'flex',
  gap: '6px',
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('feedback-danger-text'),
});

export const icon = style({ flex: 'none', marginTop: '.2em' });
