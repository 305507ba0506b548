import { Cover } from '../cover/cover.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { AspectRatio } from './aspect-ratio.tsx';

const advice: AdviceSamples = {
  dos: {
    'One child fills it': () => (
      <div style={{ maxWidth: 220 }}>
        <AspectRatio ratio={16 / 9}>
          <Cover id="advice" kind="range" />
        </AspectRatio>
      </div>
    ),
  },
  donts: {
    'Do not put several children in it': ({ text }) => (
      <div style={{ maxWidth: 220 }}>
        <AspectRatio ratio={16 / 9}>
          <Cover id="advice" kind="range" />
          <Text>{text('图注压在图上', 'The caption lies on it')}</Text>
        </AspectRatio>
      </div>
    ),
  },
};
export default advice;
