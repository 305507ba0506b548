import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = (text: SampleProps['text'], isFull = false) =>
  [text('生物医药', 'Biomedicine'), text('集成电路', 'Chips'), text('人工智能', 'AI')].map((label, index) => ({
    value: label,
    label,
    disabled: isFull && index === 2,
  }));

const advice: AdviceSamples = {
  dos: {
    'Say a maximum in the question': ({ text }) => (
      <CheckboxGroup
        name="advice-limit"
        legend={text('关注的行业（最多两个）', 'Industries (two at most)')}
        options={options(text)}
        defaultValue={options(text)
          .slice(0, 2)
          .map(({ value }) => value)}
      />
    ),
  },
  donts: {
    'At the maximum do not disable the rest': ({ text }) => (
      <CheckboxGroup
        name="advice-full"
        legend={text('关注的行业', 'Industries')}
        options={options(text, true)}
        defaultValue={options(text)
          .slice(0, 2)
          .map(({ value }) => value)}
      />
    ),
  },
};
export default advice;
