import { globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'end',
  gap: token('space-7'),
  paddingBlock: '24px 40px',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') },
    [PHONE]: { paddingBlock: '16px 24px' },
  },
});
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary') });
export const search = style({ marginTop: token('space-5') });

export const match = style({
  display: 'grid',
  gap: token('space-3'),
  padding: token('space-5'),
  border: `1px solid ${token('border-strong')}`,
  borderInlineStart: `3px solid ${token('accent-solid')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
});
export const matchTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const matchLine = style({ fontSize: token('type-14'), lineHeight: 1.6, color: token('text-secondary') });
export const matchActions = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });

export const figures = style({
  paddingBlock: token('space-4'),
  borderBlock: hairline,
  borderTopColor: token('border-strong'),
});

globalStyle(`${figures} dd`, { whiteSpace: 'normal' });
globalStyle(`${figures} dd > span`, { whiteSpace: 'normal' });

export const section = style({
  paddingTop: token('space-9'),
  '@media': { [PHONE]: { paddingTop: token('space-8') } },
});
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: `0 ${token('space-8')}`,
  paddingTop: token('space-7'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-7') } },
});
export const columnHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: '12px',
  borderBottom: `1px solid ${token('border-strong')}`,
});
globalStyle(`${columnHead} h2`, { fontSize: token('type-22') });
export const row = style({
  display: 'grid',
  gap: '4px',
  padding: '14px 0',
  borderBottom: hairline,
});
export const rowTitle = style({
  fontWeight: token('weight-medium'),
  lineHeight: 1.55,
  selectors: { 'a:hover > &': { color: token('text-accent') } },
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const rowAmount = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.4,
  color: token('text-primary'),
});
export const browse = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-6'),
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const browseTitle = style({ marginBottom: token('space-2'), fontSize: token('type-16') });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-2') });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: token('target-sm'),
  padding: '0 12px',
  border: hairline,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  selectors: { '&:hover': { background: token('surface-hover'), color: token('text-accent') } },
});
globalStyle(`${tag} small`, { flex: 'none', color: token('text-tertiary') });

export const stat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: token('space-8'),
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});
export const statHead = style({ margin: '40px 0 16px', fontSize: token('type-18') });
export const phone = style({ whiteSpace: 'nowrap' });
export const statNote = style({
  marginTop: token('space-2'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  height: '280px',
  borderBottom: `1px solid ${token('border-control')}`,
  background: `repeating-linear-gradient(${token('border-hairline')} 0 1px, transparent 1px 25%)`,
  '@media': { [PHONE]: { height: '200px' } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  paddingInline: '18%',
  textAlign: 'center',
  fontSize: token('type-14'),
  fontWeight: token('weight-strong'),
  '@media': { [PHONE]: { paddingInline: '8%', fontSize: token('type-12') } },
});
export const years = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingTop: token('space-2'),
  textAlign: 'center',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
/** The bar of a chart; its length is the figure's share of the largest. */
export const bar = style({
  background: token('accent-mark'),
  borderRadius: '1px',
  '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const lines = style({ display: 'grid', gap: token('space-3') });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: '12px',
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: '88px minmax(0, 1fr) 40px' } },
});
export const lineBar = style({ height: '20px', minWidth: '1px' });
export const lineCount = style({ fontWeight: token('weight-strong') });
export const waiting = style({ display: 'grid', gap: token('space-4'), paddingBlock: token('space-5') });
