import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

/** A half-day of seven in a row needs 24 px: the sheet's margins give way first. Source: WCAG 2.2, 2.5.8. */
const SMALL_PHONE = '(max-width: 379.98px)';
const TABLET = '(min-width: 768px) and (max-width: 899px)';

// The parts reach from edge to edge and keep their own margins.
export const body = style({ padding: '0 !important' });

export const form = style({ display: 'contents' });

const part = style({
  padding: `${token('space-4')} ${token('space-6')}`,
  '@media': {
    [PHONE]: { padding: token('space-4') },
    [SMALL_PHONE]: { paddingInline: token('space-2') },
  },
});
/** Until its form is drawn the dialog is as high as with it. */
export const opening = style([part, { minHeight: '945px', '@media': { [TABLET]: { minHeight: '1050px' } } }]);
export const calendarPart = style([
  part,
  {
    '@media': { [TABLET]: { paddingInline: token('space-4') } },
    position: 'relative',
    selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  },
]);
export const notices = style({
  display: 'grid',
  gap: token('space-3'),
  marginBottom: token('space-4'),
  selectors: { '&:empty': { display: 'none' } },
});

/** Under the overlay the calendar is a picture: seen, not used. */
export const behind = style({ opacity: 0.28, pointerEvents: 'none', userSelect: 'none' });
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  display: 'grid',
  placeContent: 'center',
  padding: token('space-4'),
  textAlign: 'center',
});
globalStyle(`${overlay} > div`, {
  padding: `${token('space-5')} ${token('space-7')}`,
  border: `1px solid ${token('border-strong')}`,
  background: token('surface-raised'),
  color: token('text-secondary'),
});
globalStyle(`${overlay} strong`, {
  display: 'block',
  color: token('text-primary'),
  fontSize: token('type-28'),
  lineHeight: token('leading-tight'),
  textWrap: 'balance',
});
globalStyle(`${overlay} p`, { textWrap: 'balance' });
globalStyle(`${overlay} > div`, { '@media': { [PHONE]: { padding: `${token('space-4')} ${token('space-5')}` } } });

/** The usage time, between the calendar that gives it and the form that it belongs to. */
export const picked = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${token('space-2')} ${token('space-5')}`,
  padding: `${token('space-2')} ${token('space-6')} ${token('space-3')}`,
  borderBlock: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
  '@media': {
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${token('space-3')} ${token('space-4')}` },
  },
});
export const pickedLabel = style({ color: token('text-tertiary'), fontSize: token('type-12'), lineHeight: 1.4 });
export const pickedTime = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.5,
  selectors: { '&[data-empty]': { color: token('text-tertiary'), fontWeight: token('weight-regular') } },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
export const pickedError = style({
  gridColumn: '1 / -1',
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
});
export const pickedDays = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  maxHeight: '88px',
  overflow: 'auto',
  '@media': { [PHONE]: { gridColumn: '1 / -1', gridRow: 2 } },
});
globalStyle(`${pickedDays} > li`, {
  paddingInline: token('space-2'),
  border: `1px solid ${token('border-strong')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  fontSize: token('type-12'),
  lineHeight: '24px',
  whiteSpace: 'nowrap',
});
export const pickedTotal = style({
  color: token('text-secondary'),
  fontSize: token('type-14'),
  whiteSpace: 'nowrap',
  gridColumn: -2,
});

/** A line ends before a date, not at its hyphens. */
export const date = style({ whiteSpace: 'nowrap' });

/** Twelve columns, so that the whole form stands above the fold of a 1080 px screen. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${token('space-3')} ${token('space-5')}`,
  padding: `${token('space-4')} ${token('space-6')}`,
  '@media': {
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-4'), padding: token('space-4') },
  },
});
const span = (columns: number) =>
  style({ gridColumn: `span ${columns}`, '@media': { [PHONE]: { gridColumn: '1 / -1' } } });
export const wide = span(6);
export const third = span(4);
export const content = style([span(8), { '@media': { [TABLET]: { gridColumn: '1 / -1' } } }]);
/** Two choices with words beside their boxes. */
export const equipment = style([third, { '@media': { [TABLET]: { gridColumn: '1 / -1' } } }]);
export const contentArea = style({ minHeight: '80px !important' });

export const confirm = style({ display: 'grid', gap: token('space-1'), marginTop: token('space-2') });
export const warning = style({ color: token('feedback-warning-text'), fontSize: token('type-14'), lineHeight: 1.5 });

export const alternatives = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-2'),
  marginTop: token('space-3'),
  '@media': {
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${alternatives} button`, {
  width: '100%',
  height: '100%',
  minHeight: token('target-md'),
  padding: `${token('space-2')} ${token('space-3')}`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  lineHeight: 1.5,
  textAlign: 'start',
});
globalStyle(`${alternatives} button:hover`, {
  borderColor: token('border-selected'),
  background: token('surface-selected'),
});
globalStyle(`${alternatives} b`, { display: 'block', fontWeight: token('weight-strong') });
globalStyle(`${alternatives} small`, { color: token('text-tertiary'), fontSize: token('type-12') });

/** More lies below the footer: said by its shadow, so that nothing looks cut by accident. */
export const footer = style({
  position: 'relative',
  selectors: {
    '&[data-more]::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      height: '28px',
      background: `linear-gradient(to top, ${token('surface-pressed')}, transparent)`,
      opacity: 0.8,
      pointerEvents: 'none',
    },
  },
});
export const note = style({
  color: token('text-tertiary'),
  fontSize: token('type-14'),
  '@media': { [PHONE]: { display: 'none' } },
});
globalStyle(`${footer} button`, { '@media': { [PHONE]: { flex: 1 } } });

export const booked = style({
  display: 'grid',
  gap: token('space-5'),
  // Around what is read, not along its letters.
  selectors: { '&:focus-visible': { outlineOffset: token('space-2') } },
});
export const bookedFacts = style({ display: 'grid', gap: token('space-3') });
globalStyle(`${bookedFacts} dt`, { color: token('text-tertiary'), fontSize: token('type-12') });
globalStyle(`${bookedFacts} dd`, { fontSize: token('type-22'), fontWeight: token('weight-bold') });
export const next = style({ display: 'grid', gap: token('space-2'), marginTop: token('space-2') });
globalStyle(`${next} > li`, {
  paddingInlineStart: token('space-4'),
  borderInlineStart: `2px solid ${token('border-strong')}`,
});
export const nextTitle = style({ fontSize: token('type-18') });
