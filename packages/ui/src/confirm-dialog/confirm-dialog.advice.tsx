import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';

const question = (text: SampleProps['text'], confirm: string) => (
  <Box surface="raised" border radius="dialog" padding={5}>
    <Stack gap={3}>
      <Heading level={3} look="block">
        {text('撤回这份申报？', 'Withdraw this application?')}
      </Heading>
      <Text size={14}>{text('撤回后可以修改并重新提交。', 'You can change it and submit it again.')}</Text>
      <Inline justify="end">
        <Button>{text('返回', 'Back')}</Button>
        <Button kind="danger">{confirm}</Button>
      </Inline>
    </Stack>
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    "Say 'Withdraw the application', not 'OK'": ({ text }) =>
      question(text, text('撤回申报', 'Withdraw the application')),
  },
  donts: {
    "No 'OK' on the button": ({ text }) => question(text, text('确定', 'OK')),
  },
};
export default advice;
