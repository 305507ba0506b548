import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ListPage',
  name: '列表页框架',
  group: 'layout',
  task: 'find',
  stability: 'new',
  purpose: {
    zh: '列表页的全部骨架：标题、检索、分面、计数与排序、显示方式、结果、分页或继续加载。所有状态都在地址里。',
    en: 'The whole frame of a list: title, search, facets, count and sort, views, results, pages or more below. Its address holds all of its state.',
  },
  avoid: {
    zh: '页面里的一小段列表直接用列表或表格；用户中心自己的记录不需要分面时用表格。',
    en: 'For a short list within a page use List or Table; own records without facets are a Table.',
  },
  anatomy: [
    { part: 'head', what: { zh: '面包屑、标题、一句话、检索', en: 'Trail, title, one line of what it is, search' } },
    {
      part: 'facets',
      at: '[class*="_facet__"], [class*="_rows__"]',
      what: { zh: '分面，每个选择是链接', en: 'Facets; each choice is a link' },
    },
    { part: 'bar', what: { zh: '总数、排序、显示方式、工具', en: 'Count, sort, view and tools' } },
    { part: 'results', what: { zh: '结果、为空、失败或骨架', en: 'Results, or empty, failed, or their shape' } },
    {
      part: 'end',
      what: { zh: '每页条数与页码，或“再显示一些”', en: 'Rows a page and page numbers, or a button for more' },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '第一站可直接跳到结果', en: 'Its first stop in the filters leads past them' } },
    { keys: ['Enter'], does: { zh: '检索；前往带此选择的地址', en: 'Searches; goes to the address with that choice' } },
  ],
  dos: [
    { zh: '失败时保留检索词，并给出重试', en: 'When the reading fails keep what was typed, and offer to try again' },
    {
      zh: '用 core 的 readListSearch 读地址，别处的参数原样保留',
      en: 'Read the address with readListSearch of its core: parameters of others stay',
    },
    { zh: '换条件时保留旧结果并设 busy', en: 'Keep the older results with busy while newer ones come' },
  ],
  donts: [
    { zh: '失败时不要清空检索词', en: 'Do not clear what was typed when the reading fails' },
    { zh: '不要把选择只放在组件状态里', en: 'Do not keep a choice in a state of the component alone' },
  ],
};
export default doc;
