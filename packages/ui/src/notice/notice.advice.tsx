import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Notice } from './notice.tsx';

const advice: AdviceSamples = {
  dos: {
    'Say when, and what it means for the visitor': ({ text }) => (
      <Notice title={text('12-01 22:00 到 24:00 维护', 'Maintenance on 12-01, 22:00 to 24:00')}>
        {text('期间不能提交，草稿不受影响。', 'Nothing can be submitted then; drafts stay.')}
      </Notice>
    ),
  },
  donts: {
    'Never two at once': ({ text }) => (
      <Stack gap={2}>
        <Notice title={text('系统维护', 'Maintenance')} />
        <Notice tone="warning" title={text('申报即将截止', 'Applications close soon')} />
      </Stack>
    ),
  },
};
export default advice;
