import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'VirtualTable',
  name: '虚拟表格',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '几千行的表格：只渲染看得见的行，在框内滚动；排序、勾选、连选、展开与 Table 相同，打印时输出全部行。',
    en: 'A Table of thousands of rows: those in sight are rendered, in a box that scrolls. Order, boxes, ranges and details work as in Table; on paper all rows are there.',
  },
  avoid: {
    zh: '几百行以内用 Table；能分页的列表用 Table 加 Pagination。',
    en: 'Up to some hundred rows use Table; for a list that can have pages use Table with Pagination.',
  },
  anatomy: [
    {
      part: 'box',
      what: { zh: '滚动框，可获得焦点', en: 'The box that scrolls, which takes focus' },
    },
    {
      part: 'columns',
      at: 'thead',
      what: {
        zh: '列；width 是网格轨道，不由内容决定',
        en: 'Columns; their width is a grid track and not set by content',
      },
    },
  ],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
      does: { zh: '焦点在框上时滚动', en: 'Scroll, with focus on the box' },
    },
    {
      keys: ['Tab'],
      does: {
        zh: '依次到勾选框和展开按钮，滚动到看得见处；滚出视野的行保留焦点',
        en: 'Goes through boxes and buttons, which scroll into view; a row that is scrolled away keeps focus',
      },
    },
    {
      keys: ['Shift+Space'],
      does: { zh: '在勾选框上连选到上一次勾选处', en: 'On a box takes all rows from the last one toggled' },
    },
  ],
  dos: [
    {
      zh: '旁边给筛选或检索：浏览器的页内查找找不到未渲染的行',
      en: 'Put a filter or a search beside it: the browser’s own search finds no row that is not rendered',
    },
    { zh: '列多时给 minWidth，主列停留', en: 'With many columns give minWidth; the primary one stays' },
  ],
  donts: [
    {
      zh: '不要把它放进另一个会滚动的框',
      en: 'Do not put it into another box that scrolls',
    },
  ],
};
export default doc;
