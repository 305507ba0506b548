import { style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px 176px auto',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 176px auto' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const body = style({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});
export const title = style({ justifySelf: 'start', selectors: { '&:hover': { color: token('text-accent') } } });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const middle = style({
  display: 'grid',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  '@media': { [MIDDLE]: { gridColumn: 1, gridRow: 2 }, [PHONE]: { gridColumn: '1 / -1', gridRow: 'auto' } },
});
export const price = style({
  display: 'grid',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
});
