import { style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) 240px',
  gap: '8px 24px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: '8px 16px', padding: '16px 0' } },
});
export const picture = style({
  border: `1px solid ${token('border-hairline')}`,
  borderRadius: token('radius-control'),
});
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
export const headline = style({ fontSize: token('type-14'), lineHeight: 1.7, overflowWrap: 'anywhere' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const terms = style({
  display: 'grid',
  gap: '2px',
  textAlign: 'end',
  '@media': { [PHONE]: { gridColumn: '1 / -1', textAlign: 'start' } },
});
export const price = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const figure = style({ fontSize: token('type-22'), lineHeight: 1.3, color: token('text-primary') });
export const note = style({ fontSize: token('type-12'), lineHeight: 1.6, color: token('text-secondary') });
