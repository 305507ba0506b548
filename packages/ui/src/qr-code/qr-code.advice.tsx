import { Box } from '../box/box.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { QrCode } from './qr-code.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put the link or the number beside it': ({ text }) => (
      <Inline gap={4}>
        <QrCode value="https://zone.example/p/1120" label={text('申报指南', 'Application guide')} size={96} />
        <Text size={14}>zone.example/p/1120</Text>
      </Inline>
    ),
  },
  donts: {
    'No large mark on top of it': ({ text }) => (
      <div style={{ position: 'relative', width: 96 }}>
        <QrCode value="https://zone.example/p/1120" label={text('申报指南', 'Application guide')} size={96} />
        <div style={{ position: 'absolute', inset: 24, display: 'grid' }}>
          <Box surface="accent" padding={2} border>
            <Text size={12} align="center">
              {text('园区', 'Zone')}
            </Text>
          </Box>
        </div>
      </div>
    ),
  },
};
export default advice;
