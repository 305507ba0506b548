import { style } from '@vanilla-extract/css';
import { PHONE } from '../media/media.ts';
import { token } from '../theme/vars.ts';

export const formList = style({ minWidth: 0 });

export const body = style({ clear: 'both', display: 'grid', gap: token('space-3'), justifyItems: 'start' });

export const lines = style({
  display: 'grid',
  justifySelf: 'stretch',
  gap: token('space-3'),
  selectors: { '[data-layout="block"] &': { gap: token('space-4') } },
});

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: token('space-2'),
  alignItems: 'start',
  selectors: {
    '[data-layout="block"] &': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingTop: token('space-3'),
      borderTop: `1px solid ${token('border-hairline')}`,
    },
  },
});

export const lineFields = style({ minWidth: 0 });

export const lineTitle = style({
  float: 'left',
  width: '100%',
  minHeight: token('target-sm'),
  paddingInlineEnd: '48px',
  color: token('text-secondary'),
  fontSize: token('type-14'),
  lineHeight: 1.5,
});

export const fields = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: token('space-3'),
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-2') } },
});

export const remove = style({
  selectors: {
    '[data-layout="block"] &': { position: 'absolute', insetInlineEnd: 0, top: token('space-2') },
  },
});

/** Stays in the document while empty, as a live region must. */
export const alert = style({ selectors: { '&:empty': { marginTop: `calc(-1 * ${token('space-3')})` } } });
