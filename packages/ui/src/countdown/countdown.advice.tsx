import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Time } from '../time/time.tsx';
import { Countdown } from './countdown.tsx';

// The clock is the reader's, so the end is always five days away.
const START = Date.now();
const END = START + 5 * 24 * 3600 * 1000;

const advice: AdviceSamples = {
  dos: {
    'Write the date and time of the end beside it': ({ text, labels }) => (
      <Stack gap={2}>
        <Countdown {...labels.countdown} until={END} initialNow={START} />
        <Text size={14} tone="secondary">
          <Time value={END} format="datetime" /> {text('截止', 'is the end')}
        </Text>
      </Stack>
    ),
  },
  donts: {
    'Do not rush people: without a real end there is no countdown': ({ text, labels }) => (
      <Stack gap={2}>
        <Countdown {...labels.countdown} until={END} initialNow={START} />
        <Text size={14} tone="danger">
          {text('名额将尽，马上申报！', 'Places are going fast, apply now!')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;
