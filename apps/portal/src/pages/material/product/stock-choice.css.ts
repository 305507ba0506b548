import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const note = style({ fontSize: token('type-14'), lineHeight: 1.7, color: token('text-secondary') });
export const list = style({ marginTop: token('space-3'), borderTop: `1px solid ${token('border-strong')}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px 148px minmax(0, 1fr) 96px 120px',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: '64px',
  padding: '8px 0',
  borderBottom: hairline,
  fontSize: token('type-14'),
  lineHeight: 1.45,
  cursor: 'pointer',
  selectors: { '&[data-short]': { cursor: 'not-allowed', color: token('text-secondary') } },
  '@media': { [PHONE]: { gridTemplateColumns: '18px minmax(0, 1fr) auto', gap: '4px 12px' } },
});
globalStyle(`${row} small`, { display: 'block', fontSize: token('type-12'), color: token('text-secondary') });
export const radio = style({
  appearance: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  border: `1.5px solid ${token('border-control')}`,
  borderRadius: '50%',
  background: token('surface-card'),
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${token('accent-solid')}` },
    '&:disabled': { borderColor: token('border-strong'), background: token('surface-disabled') },
  },
  '@media': { [FORCED_COLORS]: { appearance: 'auto' } },
});
export const name = style({ minWidth: 0 });
export const bar = style({
  position: 'relative',
  height: '22px',
  borderBottom: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { gridColumn: '2 / -1', gridRow: 2 } },
});
export const fill = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: '4px',
  height: '12px',
  background: token('chart-4'),
  selectors: { [`${radio}:checked ~ ${bar} > &`]: { background: token('accent-mark') } },
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const mark = style({
  position: 'absolute',
  insetBlock: '-2px',
  width: '2px',
  marginInlineStart: '-1px',
  background: token('accent-solid'),
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const held = style({
  textAlign: 'end',
  '@media': { [PHONE]: { gridColumn: '2 / -1', gridRow: 3, textAlign: 'start' } },
});
globalStyle(`${held} > b`, { fontSize: token('type-18') });
export const short = style({});
globalStyle(`${row} ${short}`, { color: token('feedback-danger-text') });
export const arrival = style({ textAlign: 'end', '@media': { [PHONE]: { gridColumn: 3, gridRow: 1 } } });
