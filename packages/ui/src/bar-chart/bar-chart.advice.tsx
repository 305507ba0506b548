import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { BarChart } from './bar-chart.tsx';

const revenue = (missing: 0 | null) =>
  [642, 700, missing, 810, 1035].map((value, quarter) => ({ label: `Q${quarter + 1}`, value, marked: quarter === 4 }));
const common = (text: SampleProps['text'], labels: SampleProps['labels']) => ({
  ...labels.barChart,
  caption: text('营业收入', 'Revenue'),
  unit: text('万元', 'CNY 10k'),
  category: text('季度', 'Quarter'),
  format: (value: number) => String(value),
});

const advice: AdviceSamples = {
  dos: {
    'Give null for a value that is missing: it leaves a gap': ({ text, labels }) => (
      <BarChart
        {...common(text, labels)}
        points={revenue(null)}
        summary={text('从 642 升到 1035，第三季没有数', 'From 642 up to 1035; none for Q3')}
      />
    ),
  },
  donts: {
    'Do not give 0 for a value that is missing': ({ text, labels }) => (
      <BarChart
        {...common(text, labels)}
        points={revenue(0)}
        summary={text('从 642 升到 1035', 'From 642 up to 1035')}
      />
    ),
  },
};
export default advice;
