import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const advice: AdviceSamples = {
  dos: {
    'One level 1 a page, then down step by step': ({ text }) => (
      <Stack gap={2}>
        <Heading level={1} look="title">
          {text('空间招租', 'Spaces to let')}
        </Heading>
        <Heading level={2} look="group">
          {text('研发办公', 'Research offices')}
        </Heading>
        <Heading level={3} look="block">
          {text('临港研发楼', 'Harbour Lab')}
        </Heading>
      </Stack>
    ),
  },
  donts: {
    'Do not change the level for the size': ({ text }) => (
      <Stack gap={2}>
        <Heading level={1} look="title">
          {text('空间招租', 'Spaces to let')}
        </Heading>
        <Heading level={4} look="block">
          {text('研发办公（h4）', 'Research offices (h4)')}
        </Heading>
        <Heading level={2} look="group">
          {text('临港研发楼（h2）', 'Harbour Lab (h2)')}
        </Heading>
      </Stack>
    ),
  },
};
export default advice;
