import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const advice: AdviceSamples = {
  dos: {
    'As high and wide as what comes': ({ text }) => (
      <Grid columns={2} gap={4}>
        <Stack gap={2}>
          <Skeleton height="64px" />
          <SkeletonText lines={2} />
        </Stack>
        <Stack gap={2}>
          <Box surface="accent" style={{ height: 64 }} />
          <Text size={14}>
            {text('临港研发楼，三层整层出租，可分割', 'Harbour Lab: all of floor 3, can be divided')}
          </Text>
        </Stack>
      </Grid>
    ),
  },
  donts: {
    'Neither higher nor lower than what comes: nothing may jump': ({ text }) => (
      <Grid columns={2} gap={4} align="start">
        <Skeleton height="24px" />
        <Stack gap={2}>
          <Box surface="accent" style={{ height: 64 }} />
          <Text size={14}>
            {text('临港研发楼，三层整层出租，可分割', 'Harbour Lab: all of floor 3, can be divided')}
          </Text>
        </Stack>
      </Grid>
    ),
  },
};
export default advice;
