import type { AdviceSamples } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Facts } from './facts.tsx';

const advice: AdviceSamples = {
  dos: {
    'Three or four of them': ({ text }) => (
      <Facts
        columns={3}
        items={[
          { label: text('面积', 'Area'), value: '860 m²' },
          { label: text('租金', 'Rent'), value: text('¥3.2/天', '¥3.2/day') },
          { label: text('可入驻', 'From'), value: '2027-01' },
        ]}
      />
    ),
  },
  donts: {
    'Do not repeat what the title says': ({ text }) => (
      <Stack gap={3}>
        <Heading level={3} look="block">
          {text('创新工场，860 m²', 'Maker Works, 860 m²')}
        </Heading>
        <Facts
          columns={2}
          items={[
            { label: text('名称', 'Name'), value: text('创新工场', 'Maker Works') },
            { label: text('面积', 'Area'), value: '860 m²' },
          ]}
        />
      </Stack>
    ),
  },
};
export default advice;
