import { style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

/** The number of a place, a buoy: in the list, on the map, under it. */
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  padding: '0 5px',
  border: `1px solid ${token('chart-ink')}`,
  borderRadius: token('radius-full'),
  background: token('surface-card'),
  color: token('text-primary'),
  fontSize: token('type-12'),
  fontWeight: token('weight-strong'),
  lineHeight: 1,
  selectors: {
    '[data-now] &': {
      borderColor: token('accent-solid'),
      background: token('accent-solid'),
      color: token('text-on-accent'),
    },
  },
});
