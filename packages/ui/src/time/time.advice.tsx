import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { Time } from './time.tsx';

const advice: AdviceSamples = {
  dos: {
    'Write an end exactly': ({ text }) => (
      <Text>
        {text('截止：', 'Closes: ')}
        <Time value="2026-12-03T17:00:00+08:00" format="datetime" />
      </Text>
    ),
  },
  donts: {
    'No relative words where the time has legal weight': ({ text }) => (
      <Text>
        {text('截止：', 'Closes: ')}
        <Time
          value="2026-12-03T17:00:00+08:00"
          format="relative"
          now="2026-11-28T09:00:00+08:00"
          locale={text('zh-CN', 'en')}
        />
      </Text>
    ),
  },
};
export default advice;
