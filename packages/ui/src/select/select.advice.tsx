import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const advice: AdviceSamples = {
  dos: {
    'Put it in a Field, which names it': ({ text }) => (
      <Field label={text('所在街道', 'District')}>
        {(control) => (
          <Select {...control} defaultValue="">
            <option value="">{text('尚未选择', 'None chosen yet')}</option>
          </Select>
        )}
      </Field>
    ),
  },
  donts: {
    'Its first option is no label': ({ text }) => (
      <Select>
        <option>{text('请选择所在街道', 'Choose a district')}</option>
      </Select>
    ),
  },
};
export default advice;
