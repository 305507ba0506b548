import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Statistic',
  name: '统计数',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '一个大数，带名称、单位、出处。',
    en: 'One large figure with its name, unit and source.',
  },
  avoid: {
    zh: '一行里的数用数字；金额用金额。',
    en: 'For a number within a line use Figure; for a sum Money.',
  },
  anatomy: [
    {
      part: 'label',
      what: {
        zh: '名称',
        en: 'Its name',
      },
    },
    {
      part: 'value',
      what: {
        zh: '数',
        en: 'The figure',
      },
    },
    {
      part: 'unit',
      what: {
        zh: '单位',
        en: 'The unit',
      },
    },
    {
      part: 'note',
      what: {
        zh: '出处、时段、变化',
        en: 'Source, period, change',
      },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '写明出处和时间', en: 'Give the source and the time' },
    {
      zh: '总放在 StatisticGroup 或 dl 里',
      en: 'Always within a StatisticGroup or a dl',
    },
  ],
  donts: [
    {
      zh: '不给没有出处的数',
      en: 'No figure without its source',
    },
  ],
};
export default doc;
