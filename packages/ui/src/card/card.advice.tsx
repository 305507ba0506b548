import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const advice: AdviceSamples = {
  dos: {
    'With a button within make the title alone the link': ({ text }) => (
      <Card>
        <Box padding={4}>
          <Stack gap={3} align="start">
            <Link href="#" kind="text">
              {text('临港研发楼', 'Harbour Lab')}
            </Link>
            <Button size="sm">{text('预约看房', 'Book a visit')}</Button>
          </Stack>
        </Box>
      </Card>
    ),
  },
  donts: {
    'With href put no button or other link within': ({ text }) => (
      <Card data-interactive="">
        <Box padding={4}>
          <Stack gap={3} align="start">
            <Text weight="bold">{text('临港研发楼', 'Harbour Lab')}</Text>
            <Button size="sm">{text('预约看房', 'Book a visit')}</Button>
            <Text size={14} tone="accent">
              {text('整张卡片都是链接', 'All of this card is a link')}
            </Text>
          </Stack>
        </Box>
      </Card>
    ),
  },
};
export default advice;
