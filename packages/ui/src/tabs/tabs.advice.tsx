import type { AdviceSamples } from '../docs/advice.types.ts';
import { Tabs } from './tabs.tsx';

const advice: AdviceSamples = {
  dos: {
    'Short names, one or two words': ({ text }) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List>
          <Tabs.Trigger value="a">{text('条件', 'Conditions')}</Tabs.Trigger>
          <Tabs.Trigger value="b">{text('材料', 'Documents')}</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
    ),
  },
  donts: {
    'Do not hide what everybody must read': ({ text }) => (
      <Tabs.Root defaultValue="a">
        <Tabs.List>
          <Tabs.Trigger value="a">{text('介绍', 'About')}</Tabs.Trigger>
          <Tabs.Trigger value="b">{text('截止日期', 'Closing date')}</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
    ),
  },
};
export default advice;
