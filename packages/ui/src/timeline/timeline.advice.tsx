import type { AdviceSamples } from '../docs/advice.types.ts';
import { Timeline } from './timeline.tsx';

const advice: AdviceSamples = {
  dos: {
    'One step alone is current': ({ text }) => (
      <Timeline
        steps={[
          { title: text('已提交', 'Submitted'), time: '11-20', state: 'done' },
          { title: text('审核中', 'Under review'), state: 'current' },
          { title: text('公示', 'Published'), state: 'upcoming' },
        ]}
      />
    ),
  },
  donts: {
    'Not several current steps at once': ({ text }) => (
      <Timeline
        steps={[
          { title: text('已提交', 'Submitted'), time: '11-20', state: 'current' },
          { title: text('审核中', 'Under review'), state: 'current' },
          { title: text('公示', 'Published'), state: 'current' },
        ]}
      />
    ),
  },
};
export default advice;
