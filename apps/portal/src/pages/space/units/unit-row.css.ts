import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) 216px',
  gap: '8px 24px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: {
    '&[data-narrow]': {
      gridTemplateColumns: 'minmax(0, 1fr) 200px',
      gap: '8px 16px',
      padding: '12px 0',
      borderBottom: 'none',
    },
  },
  '@media': {
    [PHONE]: {
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gap: '8px 16px',
      padding: '16px 0',
      selectors: { '&[data-narrow]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
export const cover = style({ borderRadius: token('radius-control') });
export const body = style({ display: 'grid', gap: '4px', minWidth: 0 });
export const title = style({ justifySelf: 'start' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const area = style({ fontWeight: token('weight-strong'), color: token('text-primary') });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
// A highlighted match keeps its contrast where more of it is asked for.
globalStyle(`${place} mark`, { color: token('text-primary') });
export const park = style({
  color: token('text-secondary'),
  selectors: { '&:hover': { color: token('text-accent') } },
});
export const terms = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'end',
  textAlign: 'end',
  '@media': {
    [PHONE]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      justifyItems: 'start',
      textAlign: 'start',
    },
  },
});
export const stated = style({
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  '@media': { [PHONE]: { gridColumn: 1, gridRow: 2 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '0 16px',
  '@media': { [PHONE]: { gridRow: 'span 2' } },
});
export const rule = style({ display: 'block', color: token('text-tertiary') });
