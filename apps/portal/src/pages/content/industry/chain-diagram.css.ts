import { globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const frame = style({
  marginTop: token('space-5'),
  padding: token('space-5'),
  border: `1px solid ${token('chart-ink')}`,
  outline: `1px solid ${token('chart-ink')}`,
  outlineOffset: '4px',
  background: token('chart-0'),
  '@media': { [NARROW]: { padding: token('space-4'), marginInline: '5px' } },
});
export const chain = style({
  position: 'relative',
  display: 'grid',
  '@media': { [NARROW]: { display: 'block' } },
});
export const lines = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  '@media': { [NARROW]: { display: 'none' } },
});
globalStyle(`${lines} path`, {
  fill: 'none',
  stroke: token('chart-line'),
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
globalStyle(`${lines} path[data-on]`, { stroke: token('accent-solid'), strokeWidth: 2 });
export const segment = style({ position: 'relative' });
export const segmentName = style({
  marginBottom: token('space-4'),
  paddingBottom: '6px',
  borderBottom: `1px solid ${token('chart-ink')}`,
  fontSize: token('type-18'),
  lineHeight: 1.5,
  '@media': { [NARROW]: { margin: 0, padding: '14px 0 8px', border: 0, fontSize: token('type-16') } },
});
globalStyle(`${segmentName} small`, {
  display: 'block',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-secondary'),
});
export const positions = style({
  display: 'grid',
  gap: token('space-4'),
  alignContent: 'center',
  '@media': {
    // The height of the drawing is for columns side by side.
    [NARROW]: {
      height: 'auto !important',
      gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
      gap: token('space-2'),
    },
  },
});
export const position = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: '4px 8px',
  height: '84px',
  padding: '8px 14px',
  overflowWrap: 'anywhere',
  border: `1px solid ${token('chart-ink')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  lineHeight: 1.35,
  selectors: {
    '&:hover': { background: token('accent-soft') },
    '&[data-gap]': { borderStyle: 'dashed' },
    '&[aria-current]': { outline: `2px solid ${token('accent-solid')}`, outlineOffset: '-2px' },
    '&:focus-visible': { outline: `3px solid ${token('focus-ring')}`, outlineOffset: '2px' },
  },
  '@media': { [NARROW]: { height: '100%', minHeight: '76px', paddingInline: '10px' } },
});
globalStyle(`${position} b`, { fontWeight: token('weight-strong') });
export const count = style({ fontSize: token('type-14'), color: token('text-secondary') });
export const seeking = style({ gridColumn: '1 / -1', fontSize: token('type-12'), color: token('text-accent') });
export const cells = style({ gridColumn: '1 / -1', display: 'flex', gap: '3px' });

const cell = {
  border: `1px solid ${token('accent-mark')}`,
  borderRadius: '1px',
  background: token('accent-mark'),
} as const;
globalStyle(`${cells} i`, { flex: '0 1 18px', height: '12px', ...cell });
globalStyle(`${cells} i[data-own]`, {
  borderColor: token('accent-solid'),
  background: token('accent-solid'),
  outline: `1px solid ${token('accent-solid')}`,
  outlineOffset: '1px',
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: token('space-4'),
  fontSize: token('type-12'),
  lineHeight: '20px',
  color: token('text-secondary'),
});
globalStyle(`${key} li`, { display: 'flex', alignItems: 'center', gap: '6px' });
globalStyle(`${key} i`, { width: '18px', height: '12px', ...cell });
globalStyle(`${key} i[data-own]`, {
  background: token('accent-solid'),
  outline: `1px solid ${token('accent-solid')}`,
  outlineOffset: '1px',
});
globalStyle(`${key} i[data-gap]`, { border: `1px dashed ${token('chart-ink')}`, background: 'none' });
export const keyLines = style({
  marginInlineStart: 'auto',
  '@media': { [NARROW]: { display: 'none !important' } },
});
