import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Image } from './image.tsx';

const advice: AdviceSamples = {
  dos: {
    'Write text as text; the picture shows the scene alone': ({ text }) => (
      <div style={{ maxWidth: 220 }}>
        <Stack gap={2}>
          <Image alt="" width={600} height={300} cover={{ id: 'advice', kind: 'berth' }} />
          <Text weight="bold">{text('12-03 前申报', 'Apply by 12-03')}</Text>
        </Stack>
      </div>
    ),
  },
  donts: {
    'No text as a picture': ({ text }) => (
      <div style={{ position: 'relative', maxWidth: 220 }}>
        <Image alt="" width={600} height={300} cover={{ id: 'advice', kind: 'berth' }} />
        <div style={{ position: 'absolute', insetInlineStart: 16, top: 32 }}>
          <Box surface="accent" padding={2}>
            <Text weight="bold">{text('12-03 前申报', 'Apply by 12-03')}</Text>
          </Box>
        </div>
      </div>
    ),
  },
};
export default advice;
