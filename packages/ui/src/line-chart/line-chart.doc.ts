import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'LineChart',
  name: '折线图',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '画出一组或几组数的走势，例如剩余本金和累计利息；同一份数据总有一张表。',
    en: 'The course of one or several series, such as principal owed and interest paid. The same data is always there as a table.',
  },
  avoid: {
    zh: '比较各个值的大小用 BarChart；单位不同的指标用 ChartMultiples。',
    en: 'To compare single values use BarChart; for figures of different units ChartMultiples.',
  },
  anatomy: [
    { part: 'caption', what: { zh: '图名，旁边是单位或说明', en: 'Title, with the unit or a note beside it' } },
    { part: 'legend', what: { zh: '几条线时的图例', en: 'Names of the lines, where there are several' } },
    { part: 'tick', what: { zh: '取整的刻度', en: 'Ticks at round values' } },
    { part: 'line', what: { zh: '一组数；缺值处断开', en: 'A series, broken where a value is missing' } },
    { part: 'area', what: { zh: '线下的面', en: 'What is below a line' } },
    { part: 'dot', what: { zh: '标出、未定或孤立的点', en: 'A point that is marked, a draft, or alone' } },
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
    { zh: '用 summary 说出走势', en: 'Say in summary how the lines run' },
    { zh: '变化小、数值大时给 fromZero={false}', en: 'Give fromZero={false} for small changes of large values' },
  ],
  donts: [
    { zh: '不超过四条线', en: 'No more than four lines' },
    { zh: '不要把不同单位放进一张图', en: 'Do not put different units into one chart' },
  ],
};
export default doc;
