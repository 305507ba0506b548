import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token('space-5'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-4') },
  },
});

export const card = style({
  height: '100%',
  overflow: 'hidden',
  '@media': {
    [PHONE]: { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)' },
  },
});

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: token('space-2'),
  padding: '16px 20px 20px',
  // On a phone, without a picture beside it.
  ':only-child': { gridColumn: '1 / -1' },
  '@media': { [PHONE]: { gap: '2px', padding: '12px 16px' } },
});
export const note = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-accent') });
export const title = style({ fontWeight: token('weight-bold'), lineHeight: 1.5 });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
