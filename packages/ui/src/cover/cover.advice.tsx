import { AspectRatio } from '../aspect-ratio/aspect-ratio.tsx';
import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Cover } from './cover.tsx';

const advice: AdviceSamples = {
  dos: {
    'Choose the kind by content: contour for policies, berth for spaces': () => (
      <div style={{ maxWidth: 240 }}>
        <Cover id="advice-berth" kind="berth" />
      </div>
    ),
  },
  donts: {
    'Never a grey box in its place': () => (
      <div style={{ maxWidth: 240 }}>
        <AspectRatio ratio={3 / 2}>
          <Box surface="sunken" />
        </AspectRatio>
      </div>
    ),
  },
};
export default advice;
