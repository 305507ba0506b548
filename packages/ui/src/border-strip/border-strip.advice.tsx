import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { BorderStrip } from './border-strip.tsx';

const advice: AdviceSamples = {
  dos: {
    'Two a page at most': ({ text }) => (
      <Stack gap={4}>
        <BorderStrip />
        <Text>{text('页面内容', 'What the page holds')}</Text>
      </Stack>
    ),
  },
  donts: {
    'Not as an ordinary divider': ({ text }) => (
      <Stack gap={2}>
        <Text>{text('申报条件', 'Conditions')}</Text>
        <BorderStrip />
        <Text>{text('申报材料', 'Documents')}</Text>
        <BorderStrip />
        <Text>{text('办理时限', 'Processing time')}</Text>
      </Stack>
    ),
  },
};
export default advice;
