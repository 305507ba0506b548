import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { Money } from './money.tsx';

const advice: AdviceSamples = {
  dos: {
    'Write a bill to the fen': ({ text }) => (
      <Text>
        {text('应付 ', 'To pay: ')}
        <Money precise fen={128_050} locale={text('zh-CN', 'en')} />
      </Text>
    ),
  },
  donts: {
    'Do not round a bill: use precise': ({ text }) => (
      <Text>
        {text('应付 ', 'To pay: ')}
        <Money fen={128_050} locale={text('zh-CN', 'en')} />
      </Text>
    ),
  },
};
export default advice;
