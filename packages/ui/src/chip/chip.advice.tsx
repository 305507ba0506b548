import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { Chip } from './chip.tsx';

const advice: AdviceSamples = {
  dos: {
    'Keep signal for deadlines': ({ text }) => (
      <Inline>
        <Chip tone="success">{text('已通过', 'Approved')}</Chip>
        <Chip tone="signal">{text('3 天后截止', '3 days left')}</Chip>
      </Inline>
    ),
  },
  donts: {
    'Not to be clicked: it is no button': ({ text }) => (
      <Inline>
        <Chip tone="accent">{text('立即申报 →', 'Apply now →')}</Chip>
        <Chip tone="signal">{text('下载附件', 'Download')}</Chip>
      </Inline>
    ),
  },
};
export default advice;
