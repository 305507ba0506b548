import { globalStyle, style } from '@vanilla-extract/css';
import { MIDDLE, NARROW, PHONE } from '@zonekit/ui/media';
import { token } from '@zonekit/ui/theme';

const unprinted = { print: { display: 'none' } };

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) 360px',
  gap: `${token('space-6')} 48px`,
  alignItems: 'start',
  paddingTop: '40px',
  '@media': {
    [MIDDLE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: '32px' } },
    },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [PHONE]: { paddingTop: token('space-5') },
    print: { display: 'block' },
  },
  selectors: {
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: `${token('space-6')} 56px` },
  },
});
export const outline = style({
  position: 'sticky',
  top: '96px',
  fontSize: token('type-14'),
  lineHeight: 1.5,
  '@media': { [MIDDLE]: { display: 'none' }, ...unprinted },
});
export const outlineTitle = style({
  marginBottom: token('space-2'),
  fontSize: token('type-12'),
  fontWeight: token('weight-regular'),
  color: token('text-tertiary'),
});
export const outlineLink = style({
  display: 'block',
  paddingBlock: '7px',
  paddingInline: '14px 0',
  borderInlineStart: `1px solid ${token('border-strong')}`,
  color: token('text-secondary'),
  selectors: {
    '&:hover': { color: token('text-accent') },
    '&[aria-current]': {
      borderInlineStart: `3px solid ${token('accent-solid')}`,
      paddingInlineStart: '12px',
      color: token('text-primary'),
      fontWeight: token('weight-medium'),
    },
  },
});
export const article = style({
  gridColumn: '-3 / -2',
  gridRow: 1,
  minWidth: 0,
  maxWidth: token('measure'),
  selectors: { [`${layout}[data-wide] > &`]: { maxWidth: 'none' } },
  '@media': { [NARROW]: { gridArea: 'auto' } },
});
globalStyle(`${layout}[data-wide] > ${article} > section:first-child`, { marginTop: 0 });
globalStyle(`${article} > section`, { marginTop: '40px' });
globalStyle(`${article} h2`, { marginBottom: '12px', scrollMarginTop: '88px', fontSize: token('type-22') });
// Of the element too: text that is set as Prose brings a size of its own.
globalStyle(`article.${article} h2`, { '@media': { [PHONE]: { fontSize: token('type-18') } } });
export const aside = style({
  position: 'sticky',
  top: '88px',
  gridColumn: '-2 / -1',
  gridRow: 1,
  // Its parts join the one column: the card above the body, the rest below.
  '@media': { [NARROW]: { display: 'contents' }, ...unprinted },
});
export const rest = style({ '@media': { [NARROW]: { order: 1, marginTop: '40px' } } });
