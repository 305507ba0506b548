import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const advice: AdviceSamples = {
  dos: {
    'Keep what was filled in after a failure': ({ text }) => (
      <Stack align="start">
        <Alert tone="danger" title={text('未提交，内容都在', 'Not submitted; nothing is lost')} />
        <Field label={text('企业名称', 'Company name')}>
          {(control) => <TextInput {...control} defaultValue={text('海澜感知', 'Hailan Sensing')} />}
        </Field>
        <Button kind="primary">{text('重新提交', 'Submit again')}</Button>
      </Stack>
    ),
  },
  donts: {
    'Do not empty the form after a failure': ({ text }) => (
      <Stack align="start">
        <Alert tone="danger" title={text('提交失败', 'Not submitted')} />
        <Field label={text('企业名称', 'Company name')}>{(control) => <TextInput {...control} />}</Field>
        <Button kind="primary">{text('提交', 'Submit')}</Button>
      </Stack>
    ),
    'Do not disable submit while something is missing': ({ text }) => (
      <Stack align="start">
        <Field label={text('企业名称', 'Company name')}>{(control) => <TextInput {...control} />}</Field>
        <Button kind="primary" disabled>
          {text('提交', 'Submit')}
        </Button>
      </Stack>
    ),
  },
};
export default advice;
