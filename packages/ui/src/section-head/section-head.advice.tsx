import type { AdviceSamples } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { SectionHead } from './section-head.tsx';

const advice: AdviceSamples = {
  dos: {
    'Below level 2 comes level 3': ({ text }) => (
      <Stack gap={3}>
        <SectionHead headingLevel={2} title={text('政策', 'Policies')} />
        <Heading level={3} look="block">
          {text('租金补贴（h3）', 'Rent subsidy (h3)')}
        </Heading>
      </Stack>
    ),
  },
  donts: {
    'Do not skip a level': ({ text }) => (
      <Stack gap={3}>
        <SectionHead headingLevel={2} title={text('政策', 'Policies')} />
        <Heading level={5} look="label">
          {text('租金补贴（h5）', 'Rent subsidy (h5)')}
        </Heading>
      </Stack>
    ),
  },
};
export default advice;
