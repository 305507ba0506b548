import type { AdviceSamples } from '../docs/advice.types.ts';
import { SegmentedControl } from './segmented-control.tsx';

const advice: AdviceSamples = {
  dos: {
    'Labels of one or two words, alike in kind': ({ text }) => (
      <SegmentedControl
        legend={text('显示方式', 'View')}
        defaultValue="list"
        options={[
          { value: 'list', label: text('列表', 'List') },
          { value: 'map', label: text('地图', 'Map') },
        ]}
      />
    ),
  },
  donts: {
    'Do not switch one setting on and off with it; that is a Switch': ({ text }) => (
      <SegmentedControl
        legend={text('提醒', 'Alerts')}
        defaultValue="on"
        options={[
          { value: 'on', label: text('开', 'On') },
          { value: 'off', label: text('关', 'Off') },
        ]}
      />
    ),
    'Do not start actions with it; those are Buttons': ({ text }) => (
      <SegmentedControl
        legend={text('操作', 'Actions')}
        defaultValue="a"
        options={[
          { value: 'a', label: text('保存', 'Save') },
          { value: 'b', label: text('提交', 'Submit') },
          { value: 'c', label: text('撤回', 'Withdraw') },
        ]}
      />
    ),
  },
};
export default advice;
