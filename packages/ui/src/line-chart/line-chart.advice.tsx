import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { LineChart } from './line-chart.tsx';

const lines = (text: SampleProps['text'], count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: text(`${at + 1} 号园`, `Park ${at + 1}`),
    points: [12, 19, 16, 28, 33].map((value, month) => ({
      label: `${month + 6}`,
      value: value + ((at * 7 + month * at * 3) % 23),
    })),
  }));
const common = (text: SampleProps['text'], labels: SampleProps['labels']) => ({
  ...labels.lineChart,
  caption: text('已租工位', 'Desks let'),
  unit: text('个', 'desks'),
  category: text('月份', 'Month'),
  format: (value: number) => String(value),
});

const advice: AdviceSamples = {
  dos: {
    'Say in summary how the lines run': ({ text, labels }) => (
      <LineChart
        {...common(text, labels)}
        series={lines(text, 2)}
        summary={text('两个园都在上升', 'Both parks rise')}
      />
    ),
  },
  donts: {
    'No more than four lines': ({ text, labels }) => (
      <LineChart {...common(text, labels)} series={lines(text, 7)} summary={text('七个园', 'Seven parks')} />
    ),
  },
};
export default advice;
