import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

export const files = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space-2') });

export const said = style({ overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '0 24px',
  alignItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${token('border-hairline')}`,
  '@media': { [PHONE]: { gridTemplateColumns: '1fr auto', gap: '6px 12px', padding: '16px 0' } },
});

export const rowTag = style({ justifySelf: 'start', marginTop: '3px' });

export const rowBody = style({ '@media': { [PHONE]: { gridColumn: '1 / -1', gridRow: 2 } } });

export const rowTitle = style({
  fontSize: token('type-18'),
  fontWeight: token('weight-strong'),
  lineHeight: 1.5,
  transition: `color ${token('motion-state')}`,
  selectors: {
    'a:hover &': { color: token('text-accent') },
    '[data-ended] &': { color: token('text-tertiary') },
  },
  '@media': { [PHONE]: { fontSize: token('type-16') } },
});

// A highlighted match keeps its contrast on the title of an ended entry.
globalStyle(`${rowTitle} mark`, { color: token('text-primary') });

export const snippet = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: '0 0 2px',
  fontSize: token('type-14'),
  lineHeight: 1.7,
  color: token('text-secondary'),
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  fontSize: token('type-14'),
  lineHeight: 1.6,
  color: token('text-tertiary'),
});

export const date = style({ color: token('text-secondary') });

/** The right column: a date, and what is to be said about it. */
export const out = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'end',
  fontSize: token('type-14'),
  lineHeight: '27px',
  textAlign: 'end',
  '@media': {
    [PHONE]: { gridColumn: 2, gridRow: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '0 8px' },
  },
});

export const outNote = style({ fontSize: token('type-12'), lineHeight: 1.5, color: token('text-tertiary') });

/** A call's row gives its right column to the deadline. */
export const callRow = style({
  gridTemplateColumns: '56px minmax(0, 1fr) 280px',
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const callOut = style({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  fontSize: token('type-14'),
  textAlign: 'end',
  color: token('text-secondary'),
  '@media': { [PHONE]: { textAlign: 'start' } },
});
export const callAmount = style({
  fontSize: token('type-22'),
  fontWeight: token('weight-bold'),
  lineHeight: 1.25,
  color: token('text-primary'),
});
