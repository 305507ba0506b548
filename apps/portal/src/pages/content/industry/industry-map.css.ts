import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-6'),
  alignItems: 'end',
  paddingTop: token('space-4'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-3') } },
});
export const remark = style({ maxWidth: token('measure'), color: token('text-secondary') });
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: '32px 56px',
  alignItems: 'start',
  paddingTop: token('space-7'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const companies = style({ scrollMarginTop: '72px' });
export const companiesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: token('space-2'),
  marginBottom: token('space-2'),
});
export const heading = style({ fontSize: token('type-22') });
globalStyle(`${heading} b`, { marginInlineStart: token('space-2') });
export const company = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
export const gaps = style({});
export const gapItem = style({ padding: '14px 0 10px', borderBottom: hairline });
globalStyle(`${gaps} > ul`, { marginTop: token('space-3'), borderTop: `1px solid ${token('border-strong')}` });
globalStyle(`${gapItem} > b`, { fontWeight: token('weight-strong') });
globalStyle(`${gapItem} > p`, { fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const none = style({ marginTop: token('space-3'), color: token('text-secondary') });
export const more = style({ marginTop: token('space-3') });
export const place = style({ minHeight: '640px', paddingTop: token('space-5') });
export const unplaced = style({
  marginTop: token('space-4'),
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
