import { Chip } from '../chip/chip.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Inline } from '../inline/inline.tsx';
import { DeadlineBar } from './deadline-bar.tsx';

const advice: AdviceSamples = {
  dos: {
    'Seven days or fewer take the signal colour by themselves': ({ text }) => (
      <DeadlineBar daysLeft={3} date="2026-12-03" remaining={text('剩 3 天', '3 days left')} />
    ),
  },
  donts: {
    'Use the signal colour for nothing else': ({ text }) => (
      <Inline>
        <Chip tone="signal">{text('热门', 'Popular')}</Chip>
        <Chip tone="signal">{text('新发布', 'New')}</Chip>
      </Inline>
    ),
  },
};
export default advice;
