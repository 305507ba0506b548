import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 200px 152px 120px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: '96px minmax(0, 1fr) 152px 112px' },
    [PHONE]: { gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const picture = style({ width: '100%' });
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', minWidth: 0 });
export const title = style({
  justifySelf: 'start',
  transition: `color ${token('motion-state')}`,
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
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
// A long category is broken on a narrow phone.
globalStyle(`${tags} > *`, { whiteSpace: 'normal' });
export const owner = style({
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  '@media': { [MIDDLE]: { gridColumn: 2, gridRow: 2 }, [PHONE]: { gridColumn: '1 / -1', gridRow: 'auto' } },
});
export const end = style({
  display: 'grid',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  '@media': {
    [PHONE]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' },
  },
});
export const moment = style({ color: token('text-primary') });
