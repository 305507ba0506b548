import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from './stack.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let gap alone make the room': () => (
      <Stack gap={2}>
        {['1', '2', '3'].map((label) => (
          <Box key={label} border padding={2}>
            {label}
          </Box>
        ))}
      </Stack>
    ),
  },
  donts: {
    'Do not make room by empty elements or margins': () => (
      <Stack gap={0}>
        <Box border padding={2}>
          1
        </Box>
        <Box border padding={2} style={{ marginTop: 6 }}>
          2
        </Box>
        <br />
        <Box border padding={2}>
          3
        </Box>
      </Stack>
    ),
  },
};
export default advice;
