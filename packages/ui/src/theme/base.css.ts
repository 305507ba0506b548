import { globalStyle } from '@vanilla-extract/css';
import { token } from './vars.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // At the window's lower edge room for the ring of what takes focus.
  scrollPadding: '80px 0 8px',
});
globalStyle('body', {
  margin: 0,
  background: token('surface-page'),
  color: token('text-primary'),
  font: `${token('weight-regular')} ${token('type-16')}/${token('leading-body')} ${token('font-text')}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineBreak: 'strict',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  ...({ textAutospace: 'normal', textSpacingTrim: 'trim-start' } as object),
});
globalStyle(':root:lang(en) body', { fontFamily: token('font-latin'), lineHeight: 1.6 });
globalStyle(':root:lang(en) :lang(zh)', { fontFamily: token('font-text') });
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4, h5, h6', {
  lineHeight: token('leading-tight'),
  fontWeight: token('weight-bold'),
  textWrap: 'balance',
});
// No line of one character at the end of what is read; a text that is being typed stays where it is.
globalStyle('p, li, dd, td, figcaption, blockquote', { textWrap: 'pretty' });
globalStyle('textarea', { textWrap: 'wrap' });
// The scale's least: a browser's own `smaller` goes below it.
globalStyle('small', { fontSize: `max(${token('type-12')}, .8333em)` });
// A browser would break a date at its hyphens.
globalStyle('time', { whiteSpace: 'nowrap' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('svg, img, video', { display: 'block', maxWidth: '100%' });
globalStyle(':focus-visible', { outline: `2px solid ${token('focus-ring')}`, outlineOffset: '2px' });
// Not of what is focused by script alone: a sheet's corners stay square.
globalStyle(':where(:not([tabindex="-1"])):focus-visible', { borderRadius: token('radius-control') });
globalStyle('mark', {
  background: token('surface-mark'),
  color: 'inherit',
  padding: '0 1px',
  borderRadius: '2px',
});
globalStyle('[hidden]', { display: 'none !important' });

// Paper has no depth, and nobody can follow a link on it: running text says where its links lead.
globalStyle('*, *::before, *::after', {
  '@media': { print: { boxShadow: 'none !important', textShadow: 'none !important' } },
});
globalStyle('body', { '@media': { print: { background: 'none' } } });
globalStyle('p a[href^="http"]::after, dd a[href^="http"]::after', {
  '@media': {
    print: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere', fontWeight: token('weight-regular') },
  },
});
globalStyle('h1, h2, h3, h4, h5, h6', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('tr, li, figure, dl > div', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('thead', { '@media': { print: { display: 'table-header-group' } } });
