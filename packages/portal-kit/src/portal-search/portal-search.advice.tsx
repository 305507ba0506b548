import { Box } from '@zonekit/ui/box';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { ReactNode } from 'react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { PortalSearch } from './portal-search.tsx';

type Words = SampleProps['text'];

// Suggestions load when the field has the focus, so they are drawn.
const search = (text: Words, kind: string, suggestion: ReactNode) => (
  <Stack gap={1}>
    <PortalSearch
      action="#"
      label={text('搜索', 'Search')}
      defaultValue={text('冷链', 'cold')}
      size="md"
      suggest={async () => []}
      onGo={() => {}}
      historyName="advice"
    />
    <Box surface="raised" border radius="control" padding={3}>
      <Text size={12} tone="tertiary">
        {kind}
      </Text>
      <Text>{suggestion}</Text>
    </Box>
  </Stack>
);

const advice: AdviceSamples = {
  dos: {
    'Let suggest find by one character, pinyin and initials, and mark hits with pieces': ({ text }) =>
      search(
        text,
        text('政策文件', 'Policies'),
        <MarkedText
          pieces={[
            { text: text('冷链', 'Cold'), hit: true },
            { text: text('物流高质量发展若干措施', '-chain logistics'), hit: false },
          ]}
        />,
      ),
  },
  donts: {
    'Nothing private among the suggestions': ({ text }) =>
      search(
        text,
        text('我的合同', 'My contracts'),
        text('冷链设备租赁，张伟 13800002026', 'Cold store lease, Zhang Wei, 13800002026'),
      ),
  },
};
export default advice;
