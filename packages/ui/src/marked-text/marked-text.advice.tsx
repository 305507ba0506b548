import { Chip } from '../chip/chip.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { MarkedText } from './marked-text.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let the service give the pieces': ({ text }) => (
      <MarkedText
        pieces={[
          { text: text('研发用房', 'Research '), hit: false },
          { text: text('租金', 'rent'), hit: true },
          { text: text('补贴', ' subsidy'), hit: false },
        ]}
      />
    ),
  },
  donts: {
    'Do not mark in an expired row': ({ text }) => (
      <Inline>
        <Text tone="tertiary">
          <MarkedText
            pieces={[
              { text: text('厂房', 'Plant '), hit: false },
              { text: text('租金', 'rent'), hit: true },
              { text: text('减免', ' relief'), hit: false },
            ]}
          />
        </Text>
        <Chip>{text('已失效', 'Expired')}</Chip>
      </Inline>
    ),
  },
};
export default advice;
