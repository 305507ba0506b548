import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'FilterBar',
  name: '筛选条',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '列出正在生效的筛选条件，可逐个移除或全部清除，并说出结果数量。',
    en: 'Lists the filters that are on, each with its way out, and says how many results they leave.',
  },
  avoid: {
    zh: '选择条件本身用 ChoiceGroup 或下拉框；只表示状态的用 Chip。',
    en: 'To choose filters use ChoiceGroup or Select; to show a state use Chip.',
  },
  anatomy: [
    { part: 'label', what: { zh: '“已选”，列表的名称', en: '“Chosen”, which names the list' } },
    { part: 'filters', what: { zh: '每个条件一个按钮或链接', en: 'A button or link for each filter' } },
    { part: 'clear', what: { zh: '两个以上时出现', en: 'Comes with the second filter' } },
    { part: 'results', what: { zh: '结果数量，变化时播报', en: 'Count of results, announced as it changes' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次到各条件与清除', en: 'Goes through the filters and Clear' } },
    {
      keys: ['Enter', 'Space'],
      does: {
        zh: '移除，焦点到下一个条件，没有时到结果数量',
        en: 'Removes; focus goes to the next filter, or to the count',
      },
    },
  ],
  dos: [
    { zh: '只列出生效的条件', en: 'List the filters that are on, no others' },
    {
      zh: '条件写在地址里时给 href，没有脚本也能用',
      en: 'Where the address holds the filters give href: it works without script',
    },
  ],
  donts: [{ zh: '不要把没有生效的条件放进来', en: 'Do not show filters that are not on' }],
};
export default doc;
