import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Accordion',
  name: '折叠面板',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '一组标题，按需展开各自的内容；或一行文字，展开上文的其余部分。没有脚本也能用，收起的内容能被页内查找找到，打印时全部展开。',
    en: 'Titles that open their content on request, or a line of text that shows the rest of what is above it. Works without script; closed content is found by the search in the page and is printed.',
  },
  avoid: {
    zh: '人人必读的内容直接显示；几个视图互换用 Tabs；目录用 SideNav；上下级用 Tree。',
    en: 'What everybody must read stands open; for views that replace each other use Tabs, for a directory SideNav, for levels Tree.',
  },
  anatomy: [
    { part: 'item', what: { zh: '一项：标题与它展开的内容', en: 'A title and what it opens' } },
    { part: 'title', at: 'summary', what: { zh: '标题，整行可按', en: 'The title; its whole row is pressed' } },
    { part: 'facts', what: { zh: '行尾的数量、日期或状态', en: 'A count, a date or a state at the end of the row' } },
    { part: 'chevron', what: { zh: '箭头，指出展开或收起', en: 'The chevron, which shows whether it is open' } },
    { part: 'content', what: { zh: '展开的内容', en: 'What the title opens' } },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: { zh: '依次到各标题与展开的内容，跳过禁用的', en: 'Through titles and open content, past disabled ones' },
    },
    { keys: ['Enter', 'Space'], does: { zh: '展开或收起', en: 'Opens and closes' } },
  ],
  dos: [
    { zh: '标题写明里面是什么', en: 'Let a title say what is in it' },
    { zh: '同一页的标题级别要连续', en: 'Give titles a heading level that fits the outline of the page' },
  ],
  donts: [
    { zh: '标题不写“详情”“更多”', en: "No 'Details' or 'More' as a title" },
    { zh: '标题里不放链接和按钮', en: 'Put no link or button into a title' },
    { zh: '要互相对照的内容不用单开', en: 'Do not close one for another where visitors compare them' },
  ],
};
export default doc;
