import type { ComponentDoc } from '../docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'ChartMultiples',
  name: '小图组',
  group: 'data',
  stability: 'new',
  purpose: {
    zh: '许多指标各画一张小柱状图，并排看走势，带最近的数；全部数据在一张表里。',
    en: 'Many figures as small bar charts side by side, each with its last value. All of the data is one table.',
  },
  avoid: {
    zh: '要读刻度的一个指标用 BarChart；同单位的几条走势用 LineChart。',
    en: 'For one figure with its axis use BarChart; for the course of several in the same unit LineChart.',
  },
  anatomy: [
    { part: 'multiple', what: { zh: '一张小图，可以是链接', en: 'A small chart, which may be a link' } },
    { part: 'name', what: { zh: '指标', en: 'Name of the figure' } },
    { part: 'value', what: { zh: '最近的数，带单位', en: 'The last value with its unit' } },
    { part: 'bar', what: { zh: '一个值；没有值时是虚线框', en: 'A value; a dashed outline where there is none' } },
    { part: 'ends', what: { zh: '第一个和最后一个点的名称', en: 'Names of the first and of the last point' } },
    { part: 'table', at: 'table', what: { zh: '同一份数据的表', en: 'The same data as a table' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次到每张带链接的小图', en: 'To each chart that is a link' } },
    {
      keys: ['Enter', 'Space'],
      does: { zh: '在“看数据表”上：展开或收起', en: 'On the line below the charts: opens and closes the table' },
    },
  ],
  dos: [
    { zh: '所有小图用同样的点，顺序相同', en: 'Give all charts the same points in the same order' },
    { zh: '同单位、要互相比较时用 sameScale', en: 'Use sameScale to compare charts of the same unit' },
  ],
  donts: [{ zh: '单位不同时不要用 sameScale', en: 'No sameScale for different units' }],
};
export default doc;
