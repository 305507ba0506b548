import { createVar, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { FORCED_COLORS, PHONE } from '../media/media.ts';
import { choiceWidth, expanderWidth } from '../table/table-sizes.ts';
import { ground } from '../theme/ground.ts';
import { token } from '../theme/vars.ts';

/** Screens on which rows are not cards. */
const TABLE = 'screen and (min-width: 768px)';
/** Size of a row's box or button. */
const target = createVar();

export const scroller = style({
  vars: { [target]: '24px' },
  // The unit cqi; older browsers go by the values before it.
  containerType: 'inline-size',
  // Layers of the header and the columns stay in the box.
  isolation: 'isolate',
  overflow: 'auto',
  scrollPaddingInlineStart: 'var(--table-pinned)',
  scrollPaddingBlockStart: 'var(--table-head)',
  selectors: { '[data-comfort="on"] &': { vars: { [target]: token('target-sm') } } },
  '@media': {
    [TABLE]: { maxHeight: 'var(--table-height)' },
    [PHONE]: { vars: { [target]: token('target-sm') } },
    print: { overflow: 'visible' },
  },
});

/** Styles of a part of the table, unless its rows are cards or printed. */
const inTable = (selector: string, rule: GlobalStyleRule) => {
  globalStyle(`${scroller} > [data-keep]${selector}`, { '@media': { screen: rule } });
  globalStyle(`${scroller} > table:not([data-keep])${selector}`, { '@media': { [TABLE]: rule } });
};
const inRow = (selector: string, rule: GlobalStyleRule) => inTable(` > * > tr > ${selector}`, rule);

// A collapsed border stays behind when its cell sticks.
inTable('', { width: 'max-content', minWidth: '100%', borderCollapse: 'separate', borderSpacing: 0 });
inRow('*', { maxWidth: '24rem' });

const PINNED = ':is([data-choice], [data-expander], [data-primary])';
inRow(PINNED, { position: 'sticky', zIndex: 1, insetInlineStart: 0, background: ground });
inRow(`[data-choice] ~ ${PINNED}`, { insetInlineStart: choiceWidth(target) });
inRow('[data-expander] ~ [data-primary]', { insetInlineStart: expanderWidth(target) });
inRow('[data-choice] ~ [data-expander] ~ [data-primary]', {
  insetInlineStart: `calc(${choiceWidth(target)} + ${expanderWidth(target)})`,
});
inTable(`[data-sticky] > thead > tr > ${PINNED}`, { zIndex: `calc(${token('layer-float')} + 1)` });
inTable(` > tbody > [data-selected] > ${PINNED}`, { background: token('surface-selected') });
// Sticky columns take half of the box at most.
inRow('[data-primary]', { maxWidth: ['12rem', 'min(20rem, 50cqi)'] });

globalStyle(`${scroller}[data-scrolled] > table > * > tr > [data-primary]::after`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  borderInlineEnd: `1px solid ${token('border-strong')}`,
});
globalStyle(`${scroller} > table > tbody > [data-selected] > ${PINNED}`, {
  '@media': { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

// Details do not scroll sideways.
inTable(' > tbody > [data-details] > td', { maxWidth: 'none' });
inTable(' > tbody > [data-details] > td > *', {
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: ['auto', '100cqi'],
});
