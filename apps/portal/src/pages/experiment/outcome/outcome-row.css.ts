import { style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 184px 152px 152px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 160px 136px' },
    // The terms wrap before the cells of the maturity shrink.
    [PHONE]: { gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, auto)' },
  },
});
export const body = style({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});
export const title = style({
  justifySelf: 'start',
  selectors: { 'a:hover &': { color: token('text-accent') } },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const terms = style({
  display: 'grid',
  fontSize: token('type-14'),
  lineHeight: 1.5,
  color: token('text-secondary'),
});
export const strong = style({
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  color: token('text-primary'),
});
export const progress = style({
  fontSize: token('type-14'),
  lineHeight: 1.5,
  textAlign: 'end',
  color: token('text-secondary'),
  '@media': { [MIDDLE]: { display: 'none' } },
});
