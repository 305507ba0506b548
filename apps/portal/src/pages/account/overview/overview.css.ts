import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const hairline = `1px solid ${token('border-hairline')}`;
const strong = `1px solid ${token('border-strong')}`;

export const nothing = style({ paddingBlock: token('space-4'), color: token('text-secondary') });
export const block = style({ paddingBlockStart: token('space-8') });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${token('space-7')} ${token('space-7')}`,
  paddingBlockStart: token('space-8'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${columns} h2`, { marginBlockEnd: token('space-4'), fontSize: token('type-22') });

export const axis = style({ paddingBlockStart: token('space-3') });
export const axisBar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(30, 1fr)',
  height: '20px',
  border: `1px solid ${token('border-control')}`,
  borderInlineStart: 0,
});
globalStyle(`${axisBar} > i`, { borderInlineStart: hairline });
globalStyle(`${axisBar} > i:first-child`, { borderInlineStartColor: token('border-control') });
globalStyle(`${axisBar} > [data-due=closing]`, { background: token('signal-solid') });
globalStyle(`${axisBar} > [data-due=open]`, { background: token('accent-mark') });
export const axisDays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  paddingBlock: token('space-1'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});

export const tasks = style({ borderBlockStart: strong });
export const task = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: token('space-4'),
  paddingBlock: token('space-4'),
  borderBlockEnd: hairline,
  '@media': {
    [PHONE]: { gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'start', gap: token('space-3') },
  },
});
globalStyle(`${task} > a`, { minWidth: '96px', '@media': { [PHONE]: { gridColumn: 2, justifySelf: 'start' } } });
export const taskText = style({ fontSize: token('type-14'), color: token('text-secondary') });
globalStyle(`${taskText} > h2`, {
  marginBlock: token('space-1'),
  fontSize: token('type-16'),
  fontWeight: token('weight-strong'),
  color: token('text-primary'),
});
export const taskKind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
  fontSize: token('type-12'),
  color: token('text-tertiary'),
});
export const term = style({ fontSize: token('type-14'), color: token('text-tertiary') });
globalStyle(`${term} > b`, {
  display: 'block',
  fontSize: token('type-28'),
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  color: token('text-primary'),
  '@media': { [PHONE]: { fontSize: token('type-22') } },
});
globalStyle(`${term}[data-closing] > b`, { color: token('signal-text') });
// A word, which has to fit where otherwise a number stands.
globalStyle(`${term}[data-over] > b`, { fontSize: token('type-18') });
globalStyle(`${term} small`, {
  marginInlineStart: '3px',
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
});

export const dates = style({ borderBlockStart: strong });
globalStyle(`${dates} > li`, {
  display: 'grid',
  gridTemplateColumns: '152px minmax(0, 1fr)',
  columnGap: token('space-3'),
  paddingBlock: '10px',
  borderBlockEnd: hairline,
  fontSize: token('type-14'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${dates} time`, { color: token('text-secondary') });
export const matches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: token('space-2'),
  minHeight: '53px',
  paddingBlock: '10px',
  borderBlock: hairline,
  borderBlockStartColor: token('border-strong'),
  fontSize: token('type-14'),
});
globalStyle(`${matches} b`, { fontSize: token('type-18') });

/** Below the title of a record. */
export const reason = style({ fontSize: token('type-12'), color: token('text-secondary') });
