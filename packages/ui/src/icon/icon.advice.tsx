import { Phone } from 'lucide-react';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './icon.tsx';

const advice: AdviceSamples = {
  dos: {
    'Beside words it needs no name': ({ text }) => (
      <Inline>
        <Icon as={Phone} />
        <Text>{text('服务热线', 'Hotline')}</Text>
      </Inline>
    ),
  },
  donts: {
    'No second icon set': ({ text }) => (
      <Inline>
        <span>☎️</span>
        <Text>{text('服务热线', 'Hotline')}</Text>
      </Inline>
    ),
  },
};
export default advice;
