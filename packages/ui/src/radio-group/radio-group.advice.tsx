import type { AdviceSamples } from '../docs/advice.types.ts';
import { RadioGroup } from './radio-group.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put the most usual one first': ({ text }) => (
      <RadioGroup
        name="advice-usual"
        legend={text('是否放弃补贴', 'Give up the subsidy')}
        options={[
          { value: 'no', label: text('不放弃', 'No, keep it') },
          { value: 'yes', label: text('放弃', 'Yes, give it up') },
        ]}
      />
    ),
  },
  donts: {
    'Never choose an answer of weight beforehand': ({ text }) => (
      <RadioGroup
        name="advice-weight"
        legend={text('是否放弃补贴', 'Give up the subsidy')}
        defaultValue="yes"
        options={[
          { value: 'yes', label: text('放弃', 'Yes, give it up') },
          { value: 'no', label: text('不放弃', 'No, keep it') },
        ]}
      />
    ),
  },
};
export default advice;
