import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'Grid',
  name: '网格',
  group: 'layout',
  stability: 'new',
  purpose: {
    zh: '等宽的列：按窗口宽度，或按放得下几列。',
    en: 'Equal columns, by the width of the window or by how many there is room for.',
  },
  avoid: { zh: '有行列关系的数据用 Table。', en: 'For data with rows and columns use Table.' },
  anatomy: [
    { part: 'root', what: { zh: '网格', en: 'The grid' } },
    { part: 'cell', at: '[class*="grid_"] > *', what: { zh: '每个子项占一格', en: 'Each child is a cell' } },
  ],
  keyboard: [],
  dos: [
    { zh: '列数随宽度变化：minimum', en: 'Let the number of columns follow the width: minimum' },
    {
      zh: '页面的分栏用 columns，一串卡片用 minimum',
      en: 'columns for the parts of a page, minimum for a run of cards',
    },
  ],
  donts: [{ zh: '不要用网格改变阅读顺序', en: 'Do not change the order of reading by a grid' }],
};
export default doc;
