import { Box } from '../box/box.tsx';
import { Card } from '../card/card.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { ScaleRule } from './scale-rule.tsx';

const advice: AdviceSamples = {
  dos: {
    'At the very top of a section': ({ text }) => (
      <Stack gap={3}>
        <ScaleRule />
        <Heading level={3} look="block">
          {text('政策快讯', 'Policy news')}
        </Heading>
      </Stack>
    ),
  },
  donts: {
    'Not within a card': ({ text }) => (
      <Card>
        <Box padding={4}>
          <Stack gap={3}>
            <Heading level={3} look="block">
              {text('租金补贴', 'Rent subsidy')}
            </Heading>
            <ScaleRule />
          </Stack>
        </Box>
      </Card>
    ),
  },
};
export default advice;
