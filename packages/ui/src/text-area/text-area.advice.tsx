import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { TextArea } from './text-area.tsx';

const advice: AdviceSamples = {
  dos: {
    'As high as what is expected is long': ({ text }) => (
      <Field label={text('项目简介', 'About the project')} hint={text('200 字以内', 'Up to 200 characters')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            defaultValue={text(
              '面向港口的无人集卡感知模块，已在两个码头试运行半年。',
              'A sensing module for driverless trucks in ports, on trial at two terminals for half a year.',
            )}
          />
        )}
      </Field>
    ),
  },
  donts: {
    'Do not have people write several sentences in a box of one line': ({ text }) => (
      <Field label={text('项目简介', 'About the project')} hint={text('200 字以内', 'Up to 200 characters')}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={text(
              '面向港口的无人集卡感知模块，已在两个码头试运行半年。',
              'A sensing module for driverless trucks in ports, on trial at two terminals for half a year.',
            )}
          />
        )}
      </Field>
    ),
  },
};
export default advice;
