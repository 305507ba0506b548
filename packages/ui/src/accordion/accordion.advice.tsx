import type { AdviceSamples } from '../docs/advice.types.ts';
import { Accordion } from './accordion.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let a title say what is in it': ({ text }) => (
      <Accordion.Root>
        <Accordion.Item>
          <Accordion.Title>{text('哪些企业可以申报', 'Which companies may apply')}</Accordion.Title>
        </Accordion.Item>
        <Accordion.Item>
          <Accordion.Title>{text('需要哪些材料', 'Which documents are needed')}</Accordion.Title>
        </Accordion.Item>
      </Accordion.Root>
    ),
  },
  donts: {
    "No 'Details' or 'More' as a title": ({ text }) => (
      <Accordion.Root>
        <Accordion.Item>
          <Accordion.Title>{text('详情', 'Details')}</Accordion.Title>
        </Accordion.Item>
        <Accordion.Item>
          <Accordion.Title>{text('更多', 'More')}</Accordion.Title>
        </Accordion.Item>
      </Accordion.Root>
    ),
  },
};
export default advice;
