import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px 200px',
  gap: '8px 32px',
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0' },
  },
});
export const body = style({
  display: 'grid',
  gap: '6px',
  minWidth: 0,
  '@media': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const title = style({ fontSize: 'inherit' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });
export const note = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const result = style({ overflowWrap: 'anywhere' });
export const figure = style({ fontSize: token('type-22'), lineHeight: 1.3 });
export const stage = style({ display: 'grid', gap: '6px', fontSize: token('type-14') });
export const levels = style({ display: 'grid', gridTemplateColumns: 'repeat(9, 1fr)', gap: '2px', maxWidth: '200px' });
export const level = style({
  height: '10px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '1px',
  selectors: { '&[data-reached]': { borderColor: token('accent-mark'), background: token('accent-mark') } },
  '@media': {
    [FORCED_COLORS]: { selectors: { '&[data-reached]': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
});
export const more = style({ gridColumn: '1 / -1' });
export const content = style({ maxWidth: token('measure') });
export const facts = style({ marginTop: token('space-4') });
