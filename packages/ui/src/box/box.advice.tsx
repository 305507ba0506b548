import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Box } from './box.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put a border between two things': ({ text }) => (
      <Inline gap={3}>
        <Box border padding={4} radius="card">
          {text('申报中 3', 'Open: 3')}
        </Box>
        <Box border padding={4} radius="card">
          {text('已截止 12', 'Closed: 12')}
        </Box>
      </Inline>
    ),
  },
  donts: {
    'Do not tell two things apart by ground alone: forced colours take it away': ({ text }) => (
      <Inline gap={1}>
        <Box surface="sunken" padding={4}>
          {text('申报中 3', 'Open: 3')}
        </Box>
        <Box surface="accent" padding={4}>
          {text('已截止 12', 'Closed: 12')}
        </Box>
      </Inline>
    ),
  },
};
export default advice;
