import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from '../text/text.tsx';
import { Mark } from './mark.tsx';

const advice: AdviceSamples = {
  dos: {
    'Split what was typed into words first': ({ text }) => (
      <Mark
        text={text('研发用房租金补贴', 'Rent subsidy for research')}
        terms={[text('租金', 'rent'), text('补贴', 'subsidy')]}
      />
    ),
  },
  donts: {
    'Do not stress your own words by it': ({ text }) => (
      <Text>
        {text('请', 'Please ')}
        <Mark
          text={text('务必于 12-03 前提交', 'submit before 12-03')}
          terms={[text('务必于 12-03 前提交', 'submit before 12-03')]}
        />
      </Text>
    ),
  },
};
export default advice;
