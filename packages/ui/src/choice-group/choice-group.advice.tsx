import type { AdviceSamples } from '../docs/advice.types.ts';
import { ChoiceGroup } from './choice-group.tsx';

const advice: AdviceSamples = {
  dos: {
    'At the maximum let them click, and say why it was not added': ({ text }) => (
      <ChoiceGroup
        type="checkbox"
        name="advice-say"
        legend={text('关注的行业', 'Industries')}
        value={['a']}
        onValueChange={() => {}}
        error={text('最多选 1 项，请先取消一项', 'One at most: untick one first')}
        options={[
          { value: 'a', label: text('生物医药', 'Biomedicine') },
          { value: 'b', label: text('集成电路', 'Chips') },
        ]}
      />
    ),
    'Leave what costs money or binds for people to choose': ({ text }) => (
      <ChoiceGroup
        type="radio"
        name="advice-own"
        legend={text('加急服务', 'Express service')}
        value={null}
        onValueChange={() => {}}
        options={[
          { value: 'a', label: text('加急，¥200', 'Express, ¥200') },
          { value: 'b', label: text('不加急', 'No express') },
        ]}
      />
    ),
  },
  donts: {
    'Do not preselect what costs money or binds': ({ text }) => (
      <ChoiceGroup
        type="radio"
        name="advice-paid"
        legend={text('加急服务', 'Express service')}
        value="a"
        onValueChange={() => {}}
        options={[
          { value: 'a', label: text('加急，¥200', 'Express, ¥200') },
          { value: 'b', label: text('不加急', 'No express') },
        ]}
      />
    ),
  },
};
export default advice;
