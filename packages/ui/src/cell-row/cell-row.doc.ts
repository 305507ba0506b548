import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'CellRow',
  name: '单元格条',
  group: 'data',
  stability: 'stable',
  purpose: {
    zh: '把可数的项目画成一排格子：八项条件就是八格。',
    en: 'Draws countable items as a row of cells: eight criteria are eight cells.',
  },
  avoid: {
    zh: '连续的进度用进度条；天数用期限条。',
    en: 'For continuous progress use Progress; for days DeadlineBar.',
  },
  anatomy: [
    {
      part: 'cell',
      what: {
        zh: '一格：符合、不符、待确认、空',
        en: 'One cell: met, unmet, unknown or empty',
      },
    },
    {
      part: 'label',
      what: {
        zh: '用文字说出全部，可省',
        en: 'The whole row in words, optional',
      },
    },
  ],
  keyboard: [],
  dos: [
    {
      zh: '旁边没有文字时给出 label',
      en: 'Pass a label when no text beside it says the same',
    },
  ],
  donts: [
    {
      zh: '格数不要超过十二，多了就数不清',
      en: 'No more than twelve cells: beyond that nobody counts them',
    },
  ],
};
export default doc;
