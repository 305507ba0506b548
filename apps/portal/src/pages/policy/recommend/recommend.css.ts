import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const MIDDLE = '(max-width: 1279px)';
const NARROW = '(max-width: 1023px)';
const PHONE = '(max-width: 767px)';
const hairline = `1px solid ${token('border-hairline')}`;

export const head = style({ paddingBlock: '24px', '@media': { [PHONE]: { paddingBlock: '16px 20px' } } });
export const title = style({
  margin: '16px 0 8px',
  fontSize: token('type-36'),
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const lede = style({ color: token('text-secondary') });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  borderBlock: hairline,
  borderTopColor: token('border-strong'),
  '@media': { [PHONE]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${figures} > div`, { padding: '16px 16px 14px 0' });
globalStyle(`${figures} > div + div`, { paddingInlineStart: token('space-5'), borderInlineStart: hairline });
globalStyle(`${figures} > div:nth-child(odd)`, {
  '@media': { [PHONE]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
globalStyle(`${figures} > div:nth-child(n+3)`, { '@media': { [PHONE]: { borderTop: hairline } } });
globalStyle(`${figures} dt`, { fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });
globalStyle(`${figures} dd`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '5px',
  fontSize: token('type-14'),
  lineHeight: 1.2,
  color: token('text-secondary'),
});
globalStyle(`${figures} b`, { fontSize: token('type-36'), lineHeight: 1.25, color: token('text-primary') });
globalStyle(`${figures} b`, { '@media': { [NARROW]: { fontSize: token('type-28') } } });
globalStyle(`${figures} b > span`, { whiteSpace: 'normal' });
export const delta = style({
  padding: '0 6px',
  borderRadius: token('radius-control'),
  background: token('accent-soft'),
  color: token('accent-on-soft'),
  fontWeight: token('weight-strong'),
  lineHeight: '22px',
});

export const quay = style({
  display: 'flex',
  gap: token('space-1'),
  height: '40px',
  marginTop: '28px',
  '@media': { [PHONE]: { gap: '2px', height: '32px' } },
});
const strike = token('border-control-hover');
export const berth = style({
  flex: 1,
  border: `1px solid ${token('border-control')}`,
  borderRadius: '2px',
  transition: `background-color ${token('motion-enter')} ${token('motion-ease')}`,
  selectors: {
    '&[data-state="eligible"]': { background: token('accent-mark'), borderColor: token('accent-mark') },
    '&[data-state="near"]': {
      background: `linear-gradient(to top right, transparent calc(50% - .7px), ${strike} calc(50% - .7px) calc(50% + .7px), transparent calc(50% + .7px))`,
    },
    '&[data-state="unknown"]': { borderStyle: 'dashed' },
    '&[data-state="not"]': { borderColor: token('border-hairline'), background: token('surface-hover') },
    '&[data-gained]': {
      background: token('accent-solid'),
      borderColor: token('accent-solid'),
      boxShadow: `0 -4px 0 ${token('surface-page')}, 0 -7px 0 ${token('accent-solid')}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="eligible"]': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: '12px',
  fontSize: token('type-14'),
  lineHeight: '24px',
});
globalStyle(`${key} a`, { display: 'inline-flex', alignItems: 'center', gap: '6px' });
globalStyle(`${key} a:hover`, { color: token('text-accent') });
export const keyMark = style({ width: '12px', height: '16px', flex: 'none' });
export const keyNote = style({
  marginInlineStart: 'auto',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  '@media': { [PHONE]: { marginInlineStart: 0, width: '100%' } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: '0 56px',
  alignItems: 'start',
  paddingTop: token('space-7'),
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', gap: '0 32px' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const list = style({ transition: `opacity ${token('motion-state')}` });
globalStyle(`${list}[aria-busy="true"]`, { opacity: 0.6 });
globalStyle(`${list} > section + section`, { marginTop: '56px' });
globalStyle(`${list} > section`, { scrollMarginTop: '88px' });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  paddingBottom: '12px',
  borderBottom: `1px solid ${token('border-strong')}`,
});
globalStyle(`${groupHead} h2`, { fontSize: token('type-22') });
globalStyle(`${groupHead} h2 b`, { marginInlineStart: token('space-2') });
globalStyle(`${groupHead} p`, { fontSize: token('type-14'), color: token('text-secondary') });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px',
  gap: '12px 32px',
  padding: '20px 0',
  borderBottom: hairline,
  '@media': {
    [MIDDLE]: { gridTemplateColumns: 'minmax(0, 1fr) 176px', gap: '12px 20px' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px', padding: '18px 0' },
  },
});
export const rowTop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  fontSize: token('type-14'),
  lineHeight: '24px',
  color: token('text-tertiary'),
});
export const rowTitle = style({
  margin: '6px 0 12px',
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.45,
  selectors: { '[data-lost] &': { color: token('text-tertiary'), textDecoration: 'line-through' } },
});
globalStyle(`${rowTitle} a:hover`, { color: token('text-accent') });
export const rowBerths = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 224px) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: '12px',
  fontSize: token('type-14'),
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const terms = style({ display: 'grid', alignContent: 'space-between', gap: token('space-2') });
export const amount = style({
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
  textAlign: 'end',
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const noMoney = style({ fontSize: token('type-14'), fontWeight: token('weight-regular') });
export const extra = style({
  gridColumn: '1 / -1',
  padding: '8px 12px',
  borderInlineStart: `2px solid ${token('accent-mark')}`,
  background: token('surface-sunken'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-secondary'),
  selectors: { '&[data-ask]': { borderInlineStartStyle: 'dashed' } },
});
export const fold = style({ fontSize: token('type-14') });
globalStyle(`${fold} > summary`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: token('text-accent'),
  cursor: 'pointer',
});
export const why = style({ marginTop: token('space-7'), borderBlock: hairline, fontSize: token('type-14') });
globalStyle(`${why} > summary`, { display: 'flex', alignItems: 'center', minHeight: '52px', cursor: 'pointer' });
globalStyle(`${why} li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '8px 0',
  borderTop: hairline,
});
export const faint = style({ color: token('text-tertiary') });

export const aside = style({
  position: 'sticky',
  top: '76px',
  maxHeight: 'calc(100vh - 92px)',
  overflow: 'auto',
  '@media': {
    [NARROW]: { position: 'static', maxHeight: 'none', order: -1, marginBottom: token('space-7') },
    [PHONE]: { display: 'none' },
  },
});
export const card = style({ padding: '20px 24px' });
export const whatTitle = style({ fontSize: token('type-18'), lineHeight: 1.5 });
export const whatLine = style({ fontSize: token('type-14'), lineHeight: 1.5, color: token('text-secondary') });
export const out = style({
  marginTop: '12px',
  padding: '12px 0 14px',
  borderBlock: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  color: token('text-secondary'),
});
export const outTotal = style({ display: 'flex', alignItems: 'baseline', gap: token('space-2'), lineHeight: 1.2 });
globalStyle(`${outTotal} b`, { fontSize: token('type-36'), color: token('text-primary') });
globalStyle(`${outTotal} s`, { fontSize: token('type-36'), textDecoration: 'none', color: token('text-tertiary') });
export const changes = style({ marginTop: token('space-2') });
globalStyle(`${changes} li`, {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: token('space-2'),
  alignItems: 'center',
  minHeight: '30px',
  lineHeight: 1.4,
  color: token('text-primary'),
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: '2px',
  fontWeight: token('weight-bold'),
  lineHeight: 1,
  selectors: {
    '[data-to="eligible"] > &': {
      background: token('accent-solid'),
      borderColor: token('accent-solid'),
      color: token('text-on-accent'),
    },
    '[data-lost] > &': { borderColor: token('feedback-danger-solid'), color: token('feedback-danger-text') },
    '[data-to="unknown"] > &': { borderStyle: 'dashed' },
  },
});
export const sub = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: '12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});
export const subCount = style({ color: token('text-accent'), fontWeight: token('weight-strong') });
export const answers = style({ padding: '4px 0 8px', fontSize: token('type-14') });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3px 8px',
  minHeight: '36px',
  paddingBlock: '2px',
  lineHeight: 1.45,
  '@media': { [PHONE]: { minHeight: '44px' } },
});
export const answerName = style({
  color: token('text-tertiary'),
  selectors: { '[data-changed] > &': { color: token('text-primary'), fontWeight: token('weight-medium') } },
});
export const was = style({
  gridColumn: 2,
  padding: '0 0 6px 11px',
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  textDecoration: 'line-through',
});
export const fixed = style({ paddingInlineStart: '11px', overflowWrap: 'anywhere' });
export const elsewhere = style({ marginInlineStart: token('space-2'), whiteSpace: 'nowrap' });
export const pick = style({
  display: 'block',
  width: '100%',
  minHeight: token('target-sm'),
  padding: '3px 10px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-full'),
  background: token('surface-card'),
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.4,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: token('border-control-hover') },
    '[data-changed] &': {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-strong'),
    },
  },
  '@media': { [PHONE]: { minHeight: '40px' } },
});
export const several = style({ minWidth: 0 });
globalStyle(`${several} > summary`, {
  paddingBlock: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: `calc(${token('target-sm')} - 2px)`,
});
globalStyle(`${several} > summary`, { '@media': { [PHONE]: { lineHeight: '38px' } } });
export const choices = style({ display: 'grid', gap: token('space-1'), padding: '8px 10px' });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: token('space-2'),
  paddingTop: '12px',
  borderTop: hairline,
});
export const note = style({
  marginTop: '12px',
  fontSize: token('type-12'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});

export const bar = style({
  display: 'none',
  '@media': {
    [PHONE]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: token('layer-sticky'),
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '12px',
      marginTop: token('space-6'),
      padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${token('border-strong')}`,
      background: token('surface-raised'),
      fontSize: token('type-14'),
      lineHeight: 1.4,
    },
  },
});
export const waiting = style({ display: 'grid', gap: token('space-4'), paddingBlock: token('space-5') });
