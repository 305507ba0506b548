import type { AdviceSamples } from '../docs/advice.types.ts';
import { ChartMultiples } from './chart-multiples.tsx';

const chart = (name: string, unit: string, factor: number) => ({
  name,
  unit,
  value: `${11 * factor} ${unit}`,
  format: (value: number) => String(value),
  points: [6, 7, 9, 8, 11].map((value, quarter) => ({ label: `Q${quarter + 1}`, value: value * factor })),
});

const advice: AdviceSamples = {
  dos: {
    'Use sameScale to compare charts of the same unit': ({ text, labels }) => (
      <ChartMultiples
        {...labels.chartMultiples}
        sameScale
        caption={text('五个季度', 'Five quarters')}
        category={text('季度', 'Quarter')}
        charts={[
          chart(text('一号园', 'Park 1'), text('家', 'firms'), 4),
          chart(text('二号园', 'Park 2'), text('家', 'firms'), 2),
        ]}
      />
    ),
  },
  donts: {
    'No sameScale for different units': ({ text, labels }) => (
      <ChartMultiples
        {...labels.chartMultiples}
        sameScale
        caption={text('五个季度', 'Five quarters')}
        category={text('季度', 'Quarter')}
        charts={[
          chart(text('税费', 'Taxes'), text('万元', 'CNY 10k'), 40),
          chart(text('专利', 'Patents'), text('件', 'grants'), 1),
        ]}
      />
    ),
  },
};
export default advice;
