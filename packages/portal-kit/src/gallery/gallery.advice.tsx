import { Box } from '@zonekit/ui/box';
import { Cover } from '@zonekit/ui/cover';
import { Text } from '@zonekit/ui/text';
import type { ReactNode } from 'react';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';

// The gallery itself loads pictures.
const pictures = (last: ReactNode) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 }}>
    <Cover id="hall" kind="berth" />
    <Cover id="lobby" kind="berth" />
    {last}
  </div>
);

const advice: AdviceSamples = {
  dos: {
    'Give pictures of the place itself, the best one first': () => pictures(<Cover id="roof" kind="berth" />),
  },
  donts: {
    'No posters among the pictures of a place': ({ text }) =>
      pictures(
        <Box surface="accent" padding={2} style={{ display: 'grid', placeContent: 'center', textAlign: 'center' }}>
          <Text size={14} weight="bold">
            {text('火热招商！', 'Now letting!')}
          </Text>
        </Box>,
      ),
  },
};
export default advice;
