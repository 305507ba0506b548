import { Alert } from '@zonekit/ui/alert';
import { Box } from '@zonekit/ui/box';
import { Button } from '@zonekit/ui/button';
import { Heading } from '@zonekit/ui/heading';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'When a save fails say that the answers are kept': ({ text }) => (
      <Alert
        tone="danger"
        title={text('服务没有响应，还没有保存', 'The service did not answer: not saved yet')}
        action={<Button size="sm">{text('重试', 'Try again')}</Button>}
      >
        {text(
          '7题的回答都在本机，关闭页面也不会丢。',
          'All 7 answers are on this device, and stay when the page is closed.',
        )}
      </Alert>
    ),
  },
  donts: {
    'Do not just say that saving failed': ({ text }) => (
      <Alert tone="danger" title={text('保存失败', 'Saving failed')} />
    ),
    'Ask nothing on closing': ({ text }) => (
      <Box surface="raised" border radius="dialog" padding={4}>
        <Stack gap={3}>
          <Heading level={3} look="block">
            {text('确定离开？', 'Leave?')}
          </Heading>
          <Text size={14}>{text('还有3题没有回答。', '3 questions are not answered.')}</Text>
          <Inline justify="end">
            <Button>{text('继续填写', 'Go on')}</Button>
            <Button kind="primary">{text('离开', 'Leave')}</Button>
          </Inline>
        </Stack>
      </Box>
    ),
  },
};
export default advice;
