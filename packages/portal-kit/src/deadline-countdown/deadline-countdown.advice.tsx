import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { Stack } from '../../../ui/src/stack/stack.tsx';
import { Text } from '../../../ui/src/text/text.tsx';
import { DeadlineCountdown } from './deadline-countdown.tsx';

// The clock is the reader's, so the end is always five days away.
const END = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();

const advice: AdviceSamples = {
  dos: {
    'Pass daysLeft from the server, so that the first paint has a figure': () => (
      <DeadlineCountdown until={END} daysLeft={5} />
    ),
  },
  donts: {
    'No words that rush people': ({ text }) => (
      <Stack gap={2}>
        <DeadlineCountdown until={END} daysLeft={5} />
        <Text size={14} tone="danger">
          {text('名额将尽，马上申报！', 'Places are going fast, apply now!')}
        </Text>
      </Stack>
    ),
  },
};
export default advice;
