import { Box } from '@zonekit/ui/box';
import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import * as css from './comparison-tray.css.ts';

// The tray itself has the width of the window, and on a phone it shows no titles.
const tray = (text: SampleProps['text'], ...titles: string[]) => (
  <Box surface="raised" border radius="card" padding={3}>
    <Stack gap={3}>
      <Text size={14} tone="secondary">
        {text('对比 2/4', 'Compare 2/4')}
      </Text>
      <Inline>
        {titles.map((title) => (
          <span key={title} className={css.cell} style={{ paddingInline: 10 }}>
            {title}
          </span>
        ))}
      </Inline>
      <Inline justify="end">
        <Button kind="primary">{text('并列对比', 'Compare side by side')}</Button>
      </Inline>
    </Stack>
  </Box>
);

const advice: AdviceSamples = {
  zoom: 0.9,
  dos: {
    'Put one kind of things into a tray: those that can be compared': ({ text }) =>
      tray(text, text('启航中心 1802', 'Harbour Centre 1802'), text('东港研究园 602', 'Research Park 602')),
  },
  donts: {
    'No two kinds in one tray': ({ text }) =>
      tray(text, text('启航中心 1802', 'Harbour Centre 1802'), text('冷链设备补助', 'Cold-chain subsidy')),
  },
};
export default advice;
