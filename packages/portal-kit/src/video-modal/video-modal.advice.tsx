import { Cover } from '@zonekit/ui/cover';
import { Icon } from '@zonekit/ui/icon';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import { CirclePlay } from 'lucide-react';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';

// The player itself loads a video.
const video = (title: string, description?: string) => (
  <Stack gap={2}>
    <div style={{ position: 'relative', maxWidth: 280 }}>
      <Cover id="video" kind="sector" wide />
      <Icon as={CirclePlay} size={24} style={{ position: 'absolute', inset: 0, margin: 'auto' }} />
    </div>
    <Text weight="bold">{title}</Text>
    {description && <Text size={14}>{description}</Text>}
  </Stack>
);

const advice: AdviceSamples = {
  dos: {
    'Say the gist of a video again in its description': ({ text }) =>
      video(
        text('冷链补助怎么报', 'How to apply for the subsidy'),
        text('11月26日前在线申报，需要设备发票与照片。', 'Apply online by 26 November, with invoices and photographs.'),
      ),
  },
  donts: {
    'A video is never the only place where something is said': ({ text }) =>
      video(text('截止日期请看视频', 'See the video for the closing date')),
  },
};
export default advice;
