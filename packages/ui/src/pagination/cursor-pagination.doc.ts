import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'CursorPagination',
  name: '前后翻页',
  group: 'navigation',
  stability: 'new',
  purpose: {
    zh: '没有页码的列表：较新的、较早的，地址里带游标。',
    en: 'For a list without page numbers: newer and older, by a cursor in the address.',
  },
  avoid: {
    zh: '知道总数、要跳到某一页的用分页；正文分几步读完的用步骤条。',
    en: 'Where the total is known and a page is jumped to use Pagination; for the steps of a process Steps.',
  },
  anatomy: [
    {
      part: 'newer',
      at: 'li:first-child > *',
      what: { zh: '较新的；到头时仍在原处，标为不可用', en: 'Newer; at the end it stays where it is, and says so' },
    },
    { part: 'position', what: { zh: '正在看哪一段', en: 'Which stretch is shown' } },
    { part: 'older', at: 'li:last-child > *', what: { zh: '较早的', en: 'Older' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '到下一个能去的方向', en: 'Goes to the next direction that leads somewhere' } },
    { keys: ['Enter'], does: { zh: '前往', en: 'Goes there' } },
  ],
  dos: [
    { zh: '名称写明方向的意思：较新的、较早的', en: 'Name what the direction means: newer, older' },
    { zh: '两头都没有时什么也不显示', en: 'Where neither leads on it shows nothing' },
  ],
  donts: [{ zh: '不要显示假的页码或总数', en: 'No invented page numbers or totals' }],
};
export default doc;
