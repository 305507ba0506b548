import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const top = style({ paddingBlock: '16px 20px' });
export const title = style({
  margin: '8px 0 4px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ maxWidth: token('measure'), color: token('text-secondary') });
export const viewer = style({ paddingTop: token('space-4') });

// As the viewer that takes its place.
export const flat = style({
  display: 'block',
  aspectRatio: '2 / 1',
  minHeight: '16rem',
  width: '100%',
  objectFit: 'cover',
  background: token('surface-sunken'),
});
export const below = style({
  display: 'grid',
  gap: token('space-2'),
  padding: `${token('space-3')} 0`,
  color: token('text-secondary'),
  fontSize: token('type-14'),
});
export const scenes = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
export const scene = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token('target-md'),
  padding: `0 ${token('space-3')}`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-full'),
  color: token('text-primary'),
  selectors: {
    '&[aria-current]': {
      background: token('surface-selected'),
      borderColor: token('border-selected'),
      color: token('accent-on-soft'),
    },
  },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', paddingTop: token('space-4') });

export const embedded = style({ padding: token('space-4') });
export const embeddedTitle = style({ marginBottom: token('space-2'), fontSize: token('type-22') });
