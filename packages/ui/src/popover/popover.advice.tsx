import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put on the page what everybody must see': ({ text }) => (
      <Stack gap={2} align="start">
        <Text>{text('12-03 17:00 截止', 'Closes on 12-03, 17:00')}</Text>
        <Button>{text('如何计算', 'How it is counted')}</Button>
      </Stack>
    ),
  },
  donts: {
    'Do not hide what everybody must see': ({ text }) => (
      <Stack gap={1} align="start">
        <Button>{text('更多', 'More')}</Button>
        <Box surface="raised" border radius="card" padding={3}>
          <Text size={14}>{text('12-03 17:00 截止', 'Closes on 12-03, 17:00')}</Text>
        </Box>
      </Stack>
    ),
  },
};
export default advice;
