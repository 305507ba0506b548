import { style } from '@vanilla-extract/css';
import { NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr) 128px 160px',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '18px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  selectors: { '&:hover': { background: token('surface-hover') } },
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) 128px 160px' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const line = style({ '@media': { [NARROW]: { gridColumn: '1 / -1', gridRow: 2 } } });
export const name = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [PHONE]: { gridColumn: '1 / -1' } },
});
export const note = style({ fontSize: token('type-12'), lineHeight: 1.6, color: token('text-tertiary') });
export const figure = style({
  display: 'grid',
  textAlign: 'end',
});
export const number = style({ fontSize: token('type-18'), fontWeight: token('weight-strong'), whiteSpace: 'nowrap' });
