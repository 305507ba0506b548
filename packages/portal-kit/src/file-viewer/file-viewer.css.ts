import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const title = style({ overflowWrap: 'anywhere' });

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `2px ${token('space-3')}`,
  padding: `${token('space-3')} 0`,
  borderTop: `1px solid ${token('border-hairline')}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${token('border-hairline')}` } },
});
export const rowIcon = style({ color: token('text-tertiary') });
export const rowName = style({ fontWeight: token('weight-medium'), lineHeight: 1.5 });
export const rowDetail = style({
  gridColumn: 2,
  color: token('text-tertiary'),
  fontSize: token('type-12'),
  lineHeight: 1.5,
});
export const rowAction = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  '@media': {
    [PHONE]: { gridColumn: 2, gridRow: 'auto', justifySelf: 'start', marginTop: token('space-1') },
    print: { display: 'none' },
  },
});

// The text of a button without a frame lines up with the name above it.
globalStyle(`[data-action="view"] > ${rowAction} > *, [data-action="download"] > ${rowAction} > *`, {
  '@media': { [PHONE]: { marginInlineStart: `calc(-1 * ${token('space-3')})` } },
});

/** Shown in place of the file: why it is not shown, and what to do. */
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token('space-4'),
  minHeight: 'min(50vh, 24rem)',
  padding: `${token('space-6')} ${token('space-4')}`,
  color: token('text-secondary'),
  textAlign: 'center',
});
globalStyle(`${message} p`, { maxWidth: '32em', textWrap: 'balance' });
export const messageIcon = style({ color: token('text-tertiary') });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: token('space-2') });
export const problem = style({ color: token('feedback-danger-text'), fontSize: token('type-14') });

export const body = style({ display: 'flex', flexDirection: 'column', padding: '0 !important' });
export const toolbar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  padding: `${token('space-2')} ${token('space-4')}`,
  borderBottom: `1px solid ${token('border-hairline')}`,
  background: token('surface-raised'),
  fontSize: token('type-14'),
});
export const tools = style({ display: 'flex', alignItems: 'center', gap: token('space-1') });
/** Its arrow points to where reading comes from, or goes. */
export const turn = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const percent = style({ minWidth: '4em', textAlign: 'center' });
/** Hidden while unknown; its space is reserved. */
export const pageCount = style({ selectors: { '&[data-count="0"]': { visibility: 'hidden' } } });
export const pageInput = style({ width: '4.5em !important', textAlign: 'center' });

/** The ground that a picture or a page lies on; scrolls both ways once it is larger. */
export const ground = style({
  flex: '1 1 auto',
  minHeight: 'min(40vh, 32rem)',
  overflow: 'auto',
  display: 'flex',
  padding: token('space-4'),
  background: token('surface-sunken'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
/** `margin: auto` centres what is smaller, and cuts nothing of what is larger. */
export const picture = style({ flex: 'none', margin: 'auto', maxWidth: 'none', background: token('surface-card') });
export const pictureFitted = style([picture, { maxWidth: '100%', maxHeight: '70vh' }]);
export const page = style({ position: 'relative', flex: 'none', margin: 'auto' });
export const paper = style({ boxShadow: token('depth-float') });
/** A page whose size is not known yet. */
export const blank = style({ display: 'grid', placeItems: 'center', width: 'min(16rem, 70vw)', height: '22rem' });
/** The requested page while it renders, hidden below the previous one. */
export const behind = style({ position: 'absolute', inset: 0, overflow: 'hidden', visibility: 'hidden' });
export const stuck = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space-2'),
  padding: `${token('space-2')} ${token('space-4')}`,
  background: token('feedback-warning-soft'),
  fontSize: token('type-14'),
});

export const sound = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: token('space-4'),
  minHeight: 'min(50vh, 20rem)',
  padding: `${token('space-6')} ${token('space-4')}`,
});
export const player = style({ width: 'min(100%, 40rem)' });
export const length = style({ color: token('text-tertiary'), fontSize: token('type-14') });
/** Two lines of it, so that nothing moves while it is read along. */
export const caption = style({ minHeight: '3.5em', maxWidth: '40em', textAlign: 'center', textWrap: 'balance' });
