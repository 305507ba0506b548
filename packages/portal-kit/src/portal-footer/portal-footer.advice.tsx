import { Box } from '@zonekit/ui/box';
import { Inline } from '@zonekit/ui/inline';
import { Link } from '@zonekit/ui/link';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { ReactNode } from 'react';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';

// The footer itself has the width of a page.
const footer = (text: SampleProps['text'], filings?: ReactNode) => (
  <Box surface="sunken" padding={4}>
    <Stack gap={2}>
      <Text weight="bold">400-000-2026</Text>
      <Text size={14}>
        {text('主办：东港自由贸易区管理委员会', 'Run by the administration of the Donggang Free Trade Zone')}
      </Text>
      {filings}
    </Stack>
  </Box>
);

const advice: AdviceSamples = {
  dos: {
    'Link the filings to their registers': ({ text }) =>
      footer(
        text,
        <Inline gap={4}>
          <Link kind="text" href="#icp">
            东ICP备2026000001号-1
          </Link>
          <Link kind="text" href="#police">
            东公网安备00000002000001号
          </Link>
        </Inline>,
      ),
  },
  donts: {
    'Do not leave out the filings': ({ text }) => footer(text),
  },
};
export default advice;
