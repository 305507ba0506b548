import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';

const panel = (title: string, action: string, offset = 0) => (
  <Box
    surface="raised"
    border
    radius="dialog"
    padding={4}
    style={{ position: 'relative', marginTop: -offset, marginInlineStart: offset }}
  >
    <Stack gap={3}>
      <Heading level={3} look="block">
        {title}
      </Heading>
      <Inline justify="end">
        <Button kind="primary">{action}</Button>
      </Inline>
    </Stack>
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    'Ask the next question in the same dialog': ({ text }) =>
      panel(text('第 2 步：选择时间', 'Step 2: choose a time'), text('预约看房', 'Book the visit')),
  },
  donts: {
    'No dialog upon a dialog': ({ text }) => (
      <>
        {panel(text('预约看房', 'Book a visit'), text('下一步', 'Next'))}
        {panel(text('选择时间', 'Choose a time'), text('确定', 'OK'), 40)}
      </>
    ),
  },
};
export default advice;
