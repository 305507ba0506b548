import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const head = style({ paddingBlock: '24px 32px', '@media': { [PHONE]: { paddingBlock: '16px 24px' } } });
export const title = style({
  marginTop: token('space-4'),
  fontSize: token('type-36'),
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ marginTop: token('space-2'), color: token('text-secondary') });

export const summary = style({ paddingBlock: token('space-4'), borderBlock: hairline });
export const count = style({ fontSize: token('type-16') });
globalStyle(`${count} b`, { fontSize: token('type-28'), fontWeight: token('weight-bold') });
export const strip = style({ display: 'flex', gap: '3px', marginBlock: '12px' });
export const cell = style({
  display: 'inline-block',
  minWidth: 0,
  height: '28px',
  border: `1px solid ${token('border-strong')}`,
  borderRadius: '2px',
  background: token('surface-page'),
  forcedColorAdjust: 'none',
  selectors: {
    [`${strip} > &`]: { flex: '1 1 0' },
    '&[data-change="added"]': { background: token('accent-solid') },
    '&[data-change="changed"]': {
      background: `linear-gradient(to top right, ${token('accent-solid')} 50%, ${token('surface-page')} 50%)`,
    },
    '&[data-change="removed"]': {
      background: `linear-gradient(to top right, ${token('surface-page')} 48%, ${token('border-control')} 49% 51%, ${token('surface-page')} 52%)`,
    },
  },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
globalStyle(`${legend} > li`, { display: 'flex', alignItems: 'center', gap: token('space-2') });
globalStyle(`${legend} ${cell}`, { width: '18px', height: '14px' });

const columns = '120px minmax(0, 1fr)';
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token('space-5'),
  minWidth: 0,
  margin: 0,
  padding: '16px 0 16px 120px',
  border: 0,
  borderBottom: hairline,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingInlineStart: 0 } },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  fontWeight: token('weight-strong'),
});

export const clauses = style({ lineHeight: 1.75 });
globalStyle(`${clauses} > li`, { borderBottom: hairline });
export const clause = style({
  display: 'grid',
  gridTemplateColumns: columns,
  paddingBlock: token('space-5'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingBlock: '20px' } },
});
export const label = style({ fontSize: token('type-16'), lineHeight: 1.75 });
globalStyle(`${label} small`, {
  display: 'block',
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token('space-5'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' } },
});
export const text = style({
  maxWidth: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&[data-side="del"]': { color: token('text-secondary') } },
});
globalStyle(`${text} del`, { background: token('surface-sunken'), textDecorationThickness: '1px' });
globalStyle(`${text} ins`, {
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
export const none = style({
  alignSelf: 'start',
  padding: '8px',
  border: `1px dashed ${token('border-strong')}`,
  borderRadius: '2px',
  textAlign: 'center',
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const run = style({ background: token('surface-sunken') });
export const runTitle = style({
  width: 'auto',
  padding: '10px 0 10px 120px',
  color: token('text-secondary'),
  '@media': { [PHONE]: { paddingInlineStart: '16px' } },
});
export const runClauses = style({ paddingInline: '16px', '@media': { [PHONE]: { paddingBlock: '12px' } } });
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', paddingBlock: token('space-5') });
