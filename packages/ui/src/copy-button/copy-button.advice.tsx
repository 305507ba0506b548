import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { CopyButton } from './copy-button.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let the name say what is copied': ({ text, labels }) => (
      <Inline>
        <Text figures>FTZ-2026-1120</Text>
        <CopyButton
          text="FTZ-2026-1120"
          labels={{ ...labels.copyButton.labels, ready: text('复制编号', 'Copy the number') }}
        />
      </Inline>
    ),
  },
  donts: {
    "Not just 'Copy' where two values stand side by side": ({ text, labels }) => (
      <Inline>
        <Text figures>FTZ-2026-1120</Text>
        <Text figures>021-5555 0100</Text>
        <CopyButton text="FTZ-2026-1120" labels={{ ...labels.copyButton.labels, ready: text('复制', 'Copy') }} />
      </Inline>
    ),
  },
};
export default advice;
