import { Button } from '@zonekit/ui/button';
import { Inline } from '@zonekit/ui/inline';
import { Stack } from '@zonekit/ui/stack';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import { Share } from './share.tsx';

const advice: AdviceSamples = {
  dos: {
    'Copying, a QR code and printing are enough: they need no third party': () => <Share />,
  },
  donts: {
    'No sharing scripts of third parties': ({ text }) => (
      <Stack gap={3}>
        <Share />
        <Inline>
          {[text('分享到微博', 'Share on Weibo'), text('分享到 QQ 空间', 'Share on Qzone'), text('更多', 'More')].map(
            (label) => (
              <Button key={label} size="sm">
                {label}
              </Button>
            ),
          )}
        </Inline>
      </Stack>
    ),
  },
};
export default advice;
