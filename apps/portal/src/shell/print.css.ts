import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

const onPaper = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { print: rule } });

// Nobody presses paper: ways to other pages, forms and buttons are left out, whatever they are laid out by. Header and
// footer leave by themselves.
onPaper('main nav, main form, main button, [data-unprinted]', { display: 'none !important' });

// Backgrounds carry data here (calendar cells, deadlines, chart bars); browsers do not print backgrounds by default.
onPaper('main', { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } as GlobalStyleRule);

// Where and when it was printed.
onPaper('main[data-printed]::before', {
  content: 'attr(data-printed)',
  display: 'block',
  paddingBlockEnd: '12px',
  fontSize: '12px',
  overflowWrap: 'anywhere',
});

// Folded is not left out, where the browser can say so.
onPaper('main details::details-content', { display: 'block', contentVisibility: 'visible' } as GlobalStyleRule);
onPaper('main summary', { listStyle: 'none' });

// Where a link of the text leads, as far as it leads to somewhere else.
onPaper('main article a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' });
