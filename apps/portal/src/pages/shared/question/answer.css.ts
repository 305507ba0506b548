import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: token('space-7'),
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});
export const answer = style({ display: 'grid', gap: token('space-4'), justifyItems: 'start' });
export const title = style({ marginBlockEnd: token('space-2'), fontSize: token('type-22') });
export const text = style({ maxWidth: token('measure'), fontSize: token('type-18'), lineHeight: 1.75 });
export const note = style({ maxWidth: token('measure'), color: token('text-secondary') });
export const cite = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '24px',
  height: '24px',
  marginInlineStart: token('space-1'),
  border: `1px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-12'),
  fontWeight: token('weight-strong'),
  color: token('text-accent'),
});
export const sourcesTitle = style({ marginBlockStart: token('space-1'), fontSize: token('type-18') });
export const sources = style({
  marginBlockStart: token('space-3'),
  borderBlockStart: `1px solid ${token('border-strong')}`,
});
globalStyle(`${sources} > li`, {
  display: 'flex',
  gap: token('space-3'),
  paddingBlock: token('space-4'),
  borderBlockEnd: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${sources} ${cite}`, { marginInlineStart: 0 });
export const source = style({ display: 'grid', gap: token('space-1'), minWidth: 0 });
export const quote = style({
  margin: 0,
  paddingInlineStart: token('space-3'),
  borderInlineStart: `2px solid ${token('accent-solid')}`,
  overflowWrap: 'anywhere',
});
export const meta = style({ fontSize: token('type-14'), color: token('text-tertiary') });
export const office = style({ display: 'grid', gap: token('space-3'), padding: token('space-5') });
