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
export const opening = style([part, { minHeight: '906px', '@media': { [TABLET]: { minHeight: '1071px' } } }]);
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
  position: 'relative',
  display: 'grid',
  gridTemplate: `'label more total' auto 'time more total' auto / auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: token('space-5'),
  padding: `${token('space-2')} ${token('space-6')}`,
  borderBlock: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
  selectors: {
    '&[data-tone]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: '3px solid',
    },
    '&[data-tone="warning"]::before': { borderColor: token('feedback-warning-solid') },
    '&[data-tone="danger"]::before': { borderColor: token('feedback-danger-solid') },
  },
  '@media': {
    [TABLET]: {
      gridTemplate: `'label total' auto 'time total' auto 'more more' auto / minmax(0, 1fr) auto`,
      paddingInline: token('space-4'),
    },
    [PHONE]: {
      gridTemplate: `'label total' ${token('target-sm')} 'time time' auto 'more more' auto / minmax(0, 1fr) auto`,
      paddingInline: token('space-4'),
    },
    [SMALL_PHONE]: { paddingInline: token('space-2') },
  },
});
export const pickedLabel = style({
  gridArea: 'label',
  alignSelf: 'end',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.4,
  '@media': { [PHONE]: { alignSelf: 'center' } },
});
export const pickedTime = style({
  gridArea: 'time',
  alignSelf: 'start',
  fontSize: token('type-18'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.5,
  selectors: { '&[data-empty]': { color: token('text-tertiary'), fontWeight: token('weight-regular') } },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});
/** Three lines of text on a desk and on a phone, two where they have the whole width. */
export const pickedMore = style({
  gridArea: 'more',
  display: 'grid',
  alignContent: 'center',
  height: '3.75rem',
  overflow: 'auto',
  fontSize: token('type-14'),
  lineHeight: '1.25rem',
  '@media': { [TABLET]: { height: '2.5rem' } },
});
export const pickedNotice = style({
  display: 'flex',
  gap: token('space-2'),
  selectors: {
    '[data-tone="warning"] &': { color: token('feedback-warning-text') },
    '[data-tone="danger"] &': { color: token('feedback-danger-text') },
  },
});
globalStyle(`${pickedNotice} > svg`, { flex: 'none', marginBlockStart: '2px' });
export const pickedDays = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
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
  gridArea: 'total',
  color: token('text-secondary'),
  fontSize: token('type-14'),
  whiteSpace: 'nowrap',
});

/** A line ends before a date, not at its hyphens. */
export const date = style({ whiteSpace: 'nowrap' });

/** Twelve columns, so that the whole form fits a screen of 1080 px without scrolling. */
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
const third = span(4);
export const widths = {
  third,
  half: span(6),
  'two-thirds': style([span(8), { '@media': { [TABLET]: { gridColumn: '1 / -1' } } }]),
  full: span(12),
};
/** Two choices with words beside their boxes. */
export const choices = style([third, { '@media': { [TABLET]: { gridColumn: '1 / -1' } } }]);
export const contentArea = style({ minHeight: '80px !important' });

export const confirm = style({ display: 'grid', gap: token('space-1'), marginTop: token('space-2') });
export const warning = style({ color: token('feedback-warning-text'), fontSize: token('type-14'), lineHeight: 1.5 });

/** The times that are free instead of a taken one, above the dialog. */
export const offers = style({
  zIndex: `${token('layer-dialog')} !important`,
  width: '320px',
  maxWidth: 'calc(100vw - 32px)',
  fontSize: token('type-14'),
});
globalStyle(`${offers} > ul`, { display: 'grid', gap: token('space-2'), marginTop: token('space-2') });
globalStyle(`${offers} button`, {
  width: '100%',
  minHeight: token('target-md'),
  padding: `${token('space-2')} ${token('space-3')}`,
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  background: token('surface-card'),
  lineHeight: 1.5,
  textAlign: 'start',
});
globalStyle(`${offers} button:hover`, {
  borderColor: token('border-selected'),
  background: token('surface-selected'),
});
globalStyle(`${offers} b`, { display: 'block', fontWeight: token('weight-strong') });
globalStyle(`${offers} small`, { color: token('text-tertiary'), fontSize: token('type-12') });

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
