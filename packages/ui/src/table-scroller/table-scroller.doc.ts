import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'TableScroller',
  name: '宽表滚动框',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '宽表格在其中横向滚动，主列、勾选列和展开列停在原处；给出高度时表头也停在框顶。',
    en: 'A wide Table scrolls sideways in it, while its primary column and those of boxes and buttons stay; given a height, so does the header.',
  },
  avoid: {
    zh: '列少、放得下的表格直接用 Table；手机上的卡片不需要它。',
    en: 'A Table whose columns fit needs none; nor do the cards that it becomes on a phone.',
  },
  anatomy: [
    {
      part: 'scroller',
      what: { zh: '滚动框，内容超出时可获得焦点', en: 'The box, which takes focus while there is something to scroll' },
    },
    {
      part: 'primary',
      at: '[data-primary]',
      what: {
        zh: '停留的列，最多占框宽一半；滚动后有一条分隔线',
        en: 'The column that stays, half of the box at most; a rule once it has scrolled',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '内容超出时到滚动框', en: 'Goes to the box while there is something to scroll' } },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: { zh: '滚动', en: 'Scroll it' },
    },
  ],
  dos: [
    {
      zh: '用 primary 标出命名行的列，放在最前',
      en: 'Mark the column that names the row `primary`, and put it first',
    },
    {
      zh: '行多时同时给 maxHeight 和 stickyHeader="0px"',
      en: 'With many rows give maxHeight, and stickyHeader="0px" to the Table',
    },
  ],
  donts: [
    {
      zh: '不要用页面高度作 stickyHeader：框内的表头以框为准',
      en: 'Do not give stickyHeader a height of the page: in the box the header stays by the box',
    },
  ],
};
export default doc;
