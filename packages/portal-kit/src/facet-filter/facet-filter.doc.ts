import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FacetFilter',
  name: '分面筛选',
  group: 'data',
  task: 'find',
  stability: 'stable',
  purpose: {
    zh: '把列表按级别、行业、年份等缩小。每个选择是一个链接，没有脚本也能用，也能分享。',
    en: 'Narrows a list by level, industry, year. Each choice is a link, so it works without script and can be shared.',
  },
  avoid: {
    zh: '表单里的多选用复选框组；已选条件单独成条用筛选条。',
    en: 'For a choice in a form use CheckboxGroup; for a bar of what is on alone FilterBar.',
  },
  anatomy: [
    { part: 'facet', what: { zh: '一个分面：名称与选项', en: 'A facet: its name and its options' } },
    { part: 'count', what: { zh: '选了它会有几条', en: 'How many there would be with it' } },
    { part: 'more', what: { zh: '选项多时收起其余', en: 'Folds the rest where there are many' } },
    {
      part: 'allFilters',
      at: '[class*="_unfold__"], [class*="_fold__"]',
      what: { zh: '宽屏上第三个之后的分面收在这里', en: 'On a wide window the facets after the third are folded here' },
    },
    { part: 'bar', what: { zh: '手机上每个分面是一个展开的词', en: 'On a phone each facet is a word that unfolds' } },
    {
      part: 'bars',
      what: {
        zh: '数值分面：各档条数的直方图，旁边填上下限（RangeFacet）',
        en: 'A facet of numbers: a histogram of its bands, and the bounds beside it (RangeFacet)',
      },
    },
    { part: 'applied', what: { zh: '已选，逐个可去掉', en: 'What is on, each with its way out' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过选项', en: 'Through the options' } },
    { keys: ['Enter'], does: { zh: '前往带此条件的列表；展开更多', en: 'To the list with that choice; unfolds more' } },
  ],
  dos: [
    { zh: '已选的选项即使为零也保留', en: 'Keep a chosen option even at zero' },
    { zh: '计数按当前其他条件算', en: 'Count with the other choices in force' },
  ],
  donts: [
    { zh: '不要在没有结果时隐藏筛选', en: 'Do not hide the filters where nothing is found' },
    { zh: '不要用脚本拦下链接又不改地址', en: 'Do not catch its links without changing the address' },
  ],
};
export default doc;
