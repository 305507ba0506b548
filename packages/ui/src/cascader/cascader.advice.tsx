import type { AdviceSamples, SampleProps } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Cascader } from './cascader.tsx';

const options = (text: SampleProps['text']) => [
  {
    value: 'sh',
    label: text('上海', 'Shanghai'),
    children: [
      { value: 'pd', label: text('浦东新区', 'Pudong'), children: [{ value: 'lg', label: text('临港', 'Lingang') }] },
    ],
  },
];

const advice: AdviceSamples = {
  dos: {
    'Show the whole path when closed': ({ text, labels }) => (
      <Field label={text('所在地区', 'Region')}>
        {(control) => (
          <Cascader {...control} {...labels.cascader} options={options(text)} defaultValue={['sh', 'pd', 'lg']} />
        )}
      </Field>
    ),
  },
  donts: {
    'Do not show the last level alone': ({ text, labels }) => (
      <Field label={text('所在地区', 'Region')}>
        {(control) => (
          <Cascader
            {...control}
            {...labels.cascader}
            options={[{ value: 'lg', label: text('临港', 'Lingang') }]}
            defaultValue={['lg']}
          />
        )}
      </Field>
    ),
  },
};
export default advice;
