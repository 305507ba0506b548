import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr) 200px',
  gap: token('space-5'),
  alignItems: 'start',
  padding: '24px 0',
  borderBottom: hairline,
  scrollMarginTop: '72px',
  '@media': {
    [NARROW]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-3') },
  },
});
export const picture = style({ width: '100%', '@media': { [PHONE]: { maxWidth: '240px' } } });
export const body = style({ display: 'grid', gap: token('space-2') });
export const name = style({ fontSize: token('type-18'), fontWeight: token('weight-strong'), lineHeight: 1.5 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const remark = style({ lineHeight: 1.7, color: token('text-secondary') });
export const companies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});
export const facts = style({
  display: 'grid',
  gap: token('space-2'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  '@media': {
    [NARROW]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(3, auto)',
      justifyContent: 'start',
      gap: '8px 32px',
    },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${facts} dt`, { color: token('text-tertiary') });
export const phone = style({
  fontWeight: token('weight-medium'),
  color: token('text-accent'),
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const group = style({ paddingTop: token('space-8'), scrollMarginTop: '56px' });
