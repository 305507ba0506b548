import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Heading } from '../heading/heading.tsx';

const drawer = (title: string, offset = 0) => (
  <Box
    surface="raised"
    border
    padding={4}
    style={{ position: 'absolute', insetBlock: 0, insetInlineEnd: offset, width: 160 }}
  >
    <Heading level={3} look="block">
      {title}
    </Heading>
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    'Change what the sheet holds': ({ text }) => (
      <Box surface="sunken" style={{ position: 'relative', height: 120 }}>
        {drawer(text('片区', 'Areas'))}
      </Box>
    ),
  },
  donts: {
    'No sheet on top of a sheet': ({ text }) => (
      <Box surface="sunken" style={{ position: 'relative', height: 120 }}>
        {drawer(text('筛选', 'Filters'), 40)}
        {drawer(text('片区', 'Areas'))}
      </Box>
    ),
  },
};
export default advice;
