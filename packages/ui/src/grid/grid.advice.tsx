import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Grid } from './grid.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let the number of columns follow the width: minimum': () => (
      <Grid minimum={110} gap={2}>
        {['1', '2', '3', '4'].map((label) => (
          <Box key={label} border padding={3}>
            {label}
          </Box>
        ))}
      </Grid>
    ),
  },
  donts: {
    'Do not change the order of reading by a grid': () => (
      <Grid minimum={110} gap={2}>
        {['3', '1', '4', '2'].map((label) => (
          <Box key={label} border padding={3}>
            {label}
          </Box>
        ))}
      </Grid>
    ),
  },
};
export default advice;
