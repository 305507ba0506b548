import { globalStyle, style } from '@vanilla-extract/css';
import { PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';
import { LABEL_EM } from './facets.ts';

export const rows = style({
  display: 'grid',
  borderBlock: `1px solid ${token('border-strong')}`,
  fontSize: token('type-14'),
  '@media': { [PHONE]: { display: 'none' }, print: { display: 'none' } },
});

export const facet = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  // Chips keep their height beside a name of two lines.
  alignItems: 'start',
  gap: token('space-4'),
  padding: '5px 0',
  selectors: {
    '& + &': { borderTop: `1px solid ${token('border-hairline')}` },
    // The longest English word in it is "Qualification".
    '&:lang(en)': { gridTemplateColumns: '96px 1fr' },
  },
});

export const name = style({ lineHeight: '32px', color: token('text-tertiary') });

/** The third facet and the way to the others. */
export const lastLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  borderTop: `1px solid ${token('border-hairline')}`,
});
globalStyle(`${lastLine} > [role=group]`, { flex: '1 1 60%', minWidth: 0 });
export const allFilters = style({
  padding: '5px 0',
  selectors: { '&[open]': { flexBasis: '100%', paddingBlockEnd: 0 } },
});
export const laterRows = style({
  display: 'grid',
  borderTop: `1px solid ${token('border-hairline')}`,
  marginTop: '5px',
});

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-1') });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: token('target-sm'),
  maxWidth: '100%',
  padding: '0 12px',
  border: '1px solid transparent',
  borderRadius: token('radius-full'),
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: `background-color ${token('motion-state')}`,
  selectors: {
    '&:hover': { background: token('surface-hover') },
    '&[data-selected]': {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
  },
});

/** Long names are shortened until they are focused; a pointer gets them as the title. */
export const label = style({
  maxWidth: `${LABEL_EM}em`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { 'a:focus-visible > &': { maxWidth: 'none', whiteSpace: 'normal' } },
});

export const count = style({
  fontSize: token('type-12'),
  color: token('text-tertiary'),
  selectors: { '[data-selected] > &': { color: 'inherit' } },
});

/** The word that unfolds the rest; the summary's own triangle would push it out of line. */
export const more = style({
  listStyle: 'none',
  color: token('text-accent'),
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
/** Folded it is the last chip of its line; open it takes lines of its own. */
export const rest = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const unfold = style({ selectors: { '[open] > summary > &': { display: 'none' } } });
export const fold = style({ selectors: { 'details:not([open]) > summary > &': { display: 'none' } } });

export const bar = style({
  display: 'none',
  '@media': { [PHONE]: { display: 'flex', flexWrap: 'wrap', gap: token('space-2') }, print: { display: 'none' } },
});

export const barItem = style({ minWidth: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

export const barName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: token('target-md'),
  padding: '0 12px',
  border: `1px solid ${token('border-control')}`,
  borderRadius: token('radius-control'),
  fontSize: token('type-14'),
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[data-selected]': {
      borderColor: token('border-selected'),
      background: token('surface-selected'),
      color: token('accent-on-soft'),
      fontWeight: token('weight-medium'),
    },
  },
});

export const arrow = style({
  color: token('text-tertiary'),
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const barOptions = style([options, { padding: '8px 0 4px', fontSize: token('type-14') }]);

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
  marginTop: token('space-4'),
  fontSize: token('type-14'),
});

export const appliedLabel = style({ color: token('text-tertiary') });

export const removal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: token('target-sm'),
  paddingInline: '12px 8px',
  border: `1px solid ${token('border-selected')}`,
  borderRadius: token('radius-full'),
  background: token('surface-selected'),
  color: token('accent-on-soft'),
  selectors: { '&:hover': { background: token('accent-soft-hover') } },
});

export const clear = style({ display: 'inline-flex', alignItems: 'center', minHeight: token('target-sm') });
