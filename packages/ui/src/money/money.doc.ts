import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Money',
  name: '金额',
  group: 'type',
  stability: 'stable',
  purpose: {
    zh: '带单位的金额，单位小一号；中文大数用万和亿。',
    en: 'A sum with its unit, the unit smaller; large sums in 万 and 亿 in Chinese, in CNY 10k or million in English.',
  },
  avoid: {
    zh: '普通数字用数字或统计数。',
    en: 'For other numbers use Figure or Statistic.',
  },
  anatomy: [
    { part: 'limit', what: { zh: '上限的说法，小一号', en: 'Words of an upper limit, small' } },
    {
      part: 'unit',
      what: {
        zh: '货币与量级',
        en: 'Currency and magnitude',
      },
    },
    {
      part: 'figure',
      what: {
        zh: '数',
        en: 'The number',
      },
    },
  ],
  keyboard: [],
  dos: [
    { zh: '账单写到分', en: 'Write a bill to the fen' },
    {
      zh: '传整数的分，不传小数的元',
      en: 'Pass whole fen, never fractions of yuan',
    },
  ],
  donts: [
    {
      zh: '账单用 precise，不四舍五入',
      en: 'Do not round a bill: use precise',
    },
  ],
};
export default doc;
