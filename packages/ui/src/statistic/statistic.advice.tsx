import type { AdviceSamples } from '../docs/advice.types.ts';
import { Statistic, StatisticGroup } from './statistic.tsx';

const advice: AdviceSamples = {
  dos: {
    'Give the source and the time': ({ text }) => (
      <StatisticGroup>
        <Statistic
          label={text('入驻企业', 'Companies')}
          value="1,284"
          note={text('市场监管局，2026-10', 'Market office, 2026-10')}
        />
      </StatisticGroup>
    ),
  },
  donts: {
    'No figure without its source': ({ text }) => (
      <StatisticGroup>
        <Statistic label={text('入驻企业', 'Companies')} value="1,284+" />
      </StatisticGroup>
    ),
  },
};
export default advice;
