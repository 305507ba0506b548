import { style, styleVariants } from '@vanilla-extract/css';
import { PHONE, REDUCED_MOTION } from '../media/media.ts';
import { token } from '../theme/vars.ts';

const itemBase = style({
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    // Printed whole, where the browser has the pseudo-element.
    '&::details-content': { '@media': { print: { display: 'block', contentVisibility: 'visible' } } },
  },
});
export const item = styleVariants({
  row: [itemBase, { borderBlockEnd: `1px solid ${token('border-hairline')}` }],
  text: [itemBase],
});

const summaryBase = style({
  display: 'flex',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // Without a pointer or a place in the tab order it stays closed without script too.
    '&[aria-disabled="true"]': { color: token('text-disabled'), pointerEvents: 'none' },
  },
});
export const summary = styleVariants({
  row: [
    summaryBase,
    {
      gap: token('space-4'),
      paddingBlock: token('space-4'),
      fontSize: token('type-18'),
      fontWeight: token('weight-strong'),
      lineHeight: 1.5,
      ':hover': { color: token('text-accent') },
      '@media': { [PHONE]: { fontSize: token('type-16') } },
    },
  ],
  text: [
    summaryBase,
    {
      alignItems: 'center',
      gap: '6px',
      width: 'fit-content',
      maxWidth: '100%',
      minHeight: token('target-md'),
      color: token('text-accent'),
      fontSize: token('type-14'),
    },
  ],
});

// As running text: balanced lines would leave half of a row empty.
const titleBase = style({ minWidth: 0, font: 'inherit', textWrap: 'pretty', overflowWrap: 'anywhere' });
export const title = styleVariants({ row: [titleBase, { flex: '1 1 auto' }], text: [titleBase] });

export const facts = style({
  flex: 'none',
  maxWidth: '50%',
  fontSize: token('type-14'),
  fontWeight: token('weight-regular'),
  // Of the title.
  lineHeight: '1lh',
  color: token('text-secondary'),
});

const chevronBase = style({
  flex: 'none',
  // As high as a line, so that it stands beside the first one.
  height: '1lh',
  transition: `transform ${token('motion-state')} ${token('motion-ease')}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [REDUCED_MOTION]: { transition: 'none' }, print: { display: 'none' } },
});
export const chevron = styleVariants({ row: [chevronBase, { order: 1 }], text: [chevronBase] });

export const content = styleVariants({ row: { paddingBlockEnd: token('space-5') }, text: {} });
