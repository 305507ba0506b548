import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'BarChart',
  name: '柱状图',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '把一组数画成柱子，从零起，例如十二个季度的营业收入；同一份数据总有一张表。',
    en: 'One series of values as bars from zero, such as the revenue of twelve quarters. The same data is always there as a table.',
  },
  avoid: {
    zh: '几组数比走势用 LineChart；多个指标各看一眼用 ChartMultiples；一个数用 Statistic。',
    en: 'To compare the course of several series use LineChart, to overlook many figures ChartMultiples, for one figure Statistic.',
  },
  anatomy: [
    { part: 'caption', what: { zh: '图名，旁边是单位或说明', en: 'Title, with the unit or a note beside it' } },
    { part: 'tick', what: { zh: '取整的刻度', en: 'Ticks at round values' } },
    { part: 'bar', what: { zh: '一个值；没有值时是虚线框', en: 'A value; a dashed outline where there is none' } },
    { part: 'value', what: { zh: '标出的点上方的数', en: 'The figure above a marked point' } },
    {
      part: 'label',
      what: { zh: '点的名称，放不下时隔几个显示', en: 'Name of a point, left out where there is no room' },
    },
    { part: 'table', at: 'table', what: { zh: '同一份数据的表', en: 'The same data as a table' } },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { zh: '在“看数据表”上：展开或收起', en: 'On the line below the drawing: opens and closes the table' },
    },
  ],
  dos: [
    { zh: '没有值的点写 null，图中留空', en: 'Give null for a value that is missing: it leaves a gap' },
    { zh: '用 summary 说出图里最要紧的一句', en: 'Say in summary what the drawing shows above all' },
    { zh: '只标最大、最小和最近的点', en: 'Mark the largest, the smallest and the last point alone' },
    { zh: '未定的数用 draft', en: 'Give a value that is not final as draft' },
  ],
  donts: [
    { zh: '没有值的点不要写 0', en: 'Do not give 0 for a value that is missing' },
    {
      zh: '页面上没有同样数据的表时，不要用 elsewhere',
      en: 'No elsewhere where the page has no table of the same data',
    },
  ],
};
export default doc;
