import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Tag } from './tag.tsx';

const advice: AdviceSamples = {
  dos: {
    'Use strong for the one that ranks above its neighbours': ({ text }) => (
      <Inline>
        <Tag strong>{text('国家级', 'National')}</Tag>
        <Tag>{text('生物医药', 'Biomedicine')}</Tag>
        <Tag>{text('补贴', 'Subsidy')}</Tag>
      </Inline>
    ),
  },
  donts: {
    'No more than four a line': ({ text }) => (
      <Inline>
        {[
          text('国家级', 'National'),
          text('市级', 'City'),
          text('生物医药', 'Biomedicine'),
          text('补贴', 'Subsidy'),
          text('中小企业', 'Small firms'),
          text('人才', 'Talent'),
          text('出口', 'Export'),
        ].map((label) => (
          <Tag key={label} strong>
            {label}
          </Tag>
        ))}
      </Inline>
    ),
  },
};
export default advice;
