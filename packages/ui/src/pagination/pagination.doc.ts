import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Pagination',
  name: '分页',
  group: 'navigation',
  stability: 'stable',
  purpose: {
    zh: '在列表的各页之间走动，每页有自己的地址。',
    en: 'Leads through the pages of a list; each has its address.',
  },
  avoid: {
    zh: '不知道总数的用 CursorPagination；流程用步骤条。',
    en: 'Where the total is unknown use CursorPagination; for a process Steps.',
  },
  anatomy: [
    {
      part: 'previous',
      at: 'li:first-child > *',
      what: {
        zh: '上一页；没有时仍在原处，标为不可用',
        en: 'The page before; where there is none it stays, and says so',
      },
    },
    {
      part: 'page',
      what: {
        zh: '一页的链接，当前页带 aria-current',
        en: "A page's link; the current one has aria-current",
      },
    },
    {
      part: 'gap',
      what: {
        zh: '省略，装饰',
        en: 'Left out, decoration',
      },
    },
    {
      part: 'next',
      at: 'li:last-child > *',
      what: {
        zh: '下一页',
        en: 'The page after',
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        zh: '依次经过能去的页',
        en: 'Goes through the pages that lead somewhere',
      },
    },
    {
      keys: ['Enter'],
      does: {
        zh: '前往',
        en: 'Goes there',
      },
    },
  ],
  dos: [
    { zh: '放在列表之后，说出当前页', en: 'Put it after the list, with the current page marked' },
    {
      zh: '只有一页时什么也不显示',
      en: 'One page needs none, and shows none',
    },
  ],
  donts: [
    {
      zh: '不要用它加载同一列表的更多',
      en: 'Not to load more of the same list',
    },
  ],
};
export default doc;
