import { style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const LOW_PHONE = `${PHONE} and (max-height: 560px)`;

/** Holds header, progress, question and buttons together, so that Enter in any of them is Next. */
export const form = style({ flex: '1 1 auto', display: 'flex', flexDirection: 'column', minHeight: 0 });

export const progress = style({
  flex: 'none',
  padding: `${token('space-3')} ${token('space-6')} ${token('space-4')}`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { padding: `${token('space-3')} ${token('space-4')}` } },
});
export const progressText = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: '6px',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '2px' });
export const cell = style({
  height: '6px',
  borderRadius: '1px',
  background: token('surface-pressed'),
  selectors: {
    '&[data-state="done"]': { background: token('accent-mark') },
    '&[data-state="now"]': { background: token('accent-solid'), boxShadow: `0 0 0 1px ${token('accent-solid')}` },
  },
  '@media': {
    [FORCED_COLORS]: {
      border: '1px solid CanvasText',
      selectors: { '&:not([data-state="ahead"])': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

/** In rem: it grows with the visitor's text. */
export const body = style({
  flex: '0 1 30rem',
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  selectors: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) 248px' } },
  '@media': {
    [PHONE]: {
      flex: '1 1 auto',
      selectors: {
        '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
      },
    },
  },
});
export const main = style({
  minHeight: 0,
  selectors: { '&&': { padding: '28px 32px' } },
  '@media': { [PHONE]: { selectors: { '&&': { padding: '20px 16px' } } } },
});

export const notices = style({
  display: 'grid',
  gap: token('space-3'),
  selectors: { '&:not(:empty)': { marginBottom: '20px' } },
});

export const question = style({ display: 'grid', gap: '20px', alignContent: 'start' });
export const heading = style({ display: 'grid', gap: token('space-2') });
export const headingText = style({
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.45,
});
export const hint = style({ color: token('text-tertiary'), fontSize: token('type-14'), lineHeight: 1.5 });
/** Where a prefilled answer comes from. */
export const source = style({
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const dateField = style({ maxWidth: '280px' });

export const side = style({
  minHeight: 0,
  borderInlineStart: `1px solid ${token('border-hairline')}`,
  background: token('surface-sunken'),
  fontSize: token('type-14'),
  lineHeight: 1.6,
  selectors: { '&&': { padding: '28px 24px' } },
  '@media': {
    [PHONE]: {
      order: -1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: token('space-3'),
      border: 0,
      borderBottom: `1px solid ${token('border-hairline')}`,
      // Without a figure there is nothing in its strip.
      selectors: { '&&': { padding: '8px 16px' }, '&[data-blank]': { display: 'none' } },
    },
    [LOW_PHONE]: { display: 'none' },
  },
});
export const sideTitle = style({
  color: token('text-secondary'),
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  lineHeight: 1.6,
});
export const count = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  minHeight: '3.3rem',
  margin: '2px 0 4px',
  '@media': { [PHONE]: { minHeight: '1.95rem', margin: 0 } },
});
export const number = style({
  fontSize: token('type-48'),
  lineHeight: 1.1,
  '@media': { [PHONE]: { fontSize: token('type-28') } },
});
export const met = style({ color: token('text-secondary') });
/** A result that is not that of the newest answers. */
export const stale = style({ color: token('text-tertiary') });
export const change = style({
  color: token('text-secondary'),
  '@media': {
    // Room for two lines: a longer reason must not move the question under the finger.
    [PHONE]: { flexBasis: '100%', minHeight: '2.25rem', fontSize: token('type-12'), lineHeight: 1.5 },
  },
});
export const changeNumber = style({ color: token('text-accent') });
export const sample = style({
  marginTop: token('space-4'),
  borderTop: `1px solid ${token('border-strong')}`,
  '@media': { [PHONE]: { display: 'none' } },
});
export const sampleItem = style({
  padding: '10px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  lineHeight: 1.5,
});
export const amount = style({ display: 'block', color: token('text-tertiary'), fontSize: token('type-12') });
export const intro = style({ color: token('text-tertiary') });

export const draft = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '1.125rem',
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
  '@media': { [PHONE]: { flexBasis: '100%' } },
});

/**
 * Hidden for half a second after each step. By opacity, as `visibility` and `display` would take the focus away and
 * move the layout.
 */
export const buttons = style({
  selectors: { '&[data-hidden]': { opacity: 0, pointerEvents: 'none' } },
});
export const grow = style({ '@media': { [PHONE]: { flex: '1 1 0' } } });

export const saved = style({
  display: 'grid',
  // As high as progress and question together, so that the dialog keeps its size.
  flex: '0 1 calc(30rem + 61px)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token('space-3'),
  padding: token('space-6'),
  textAlign: 'center',
  '@media': { [PHONE]: { flex: '1 1 auto' } },
});
export const savedIcon = style({ color: token('feedback-success-text') });

export const placeholders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token('space-2'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Above the choices and sticking there: on a phone the pick that was taken out may be far down the list. */
export const removed = style({ position: 'sticky', zIndex: 1, top: 0, background: token('surface-raised') });
export const removedText = style({
  display: 'flex',
  gap: '6px',
  paddingBlock: token('space-2'),
  color: token('feedback-danger-text'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});
export const removedWords = style({ display: 'flex', flexWrap: 'wrap', columnGap: token('space-2') });
export const removedIcon = style({ flex: 'none', marginTop: '.2em' });
