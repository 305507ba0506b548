import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { ErrorSummary } from '@zonekit/ui/error-summary';
import { Stack } from '@zonekit/ui/stack';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { FormFoot } from './form-foot.tsx';

const submit = (text: SampleProps['text'], disabled = false) => (
  <Button kind="primary" disabled={disabled}>
    {text('提交申报', 'Submit application')}
  </Button>
);

const unanswered = (text: SampleProps['text']) => (
  <Alert tone="danger" title={text('服务没有响应', 'The service did not answer')} />
);

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Say whether a draft is kept on this device alone or saved': ({ text }) => (
      <Stack>
        {unanswered(text)}
        <FormFoot state="saved">{submit(text)}</FormFoot>
      </Stack>
    ),
    'Leave submit enabled, and list above the form what is missing': ({ text }) => (
      <Stack align="start">
        <ErrorSummary
          title={text('还差1项', 'One field is missing')}
          errors={[{ message: text('请填写用电负荷', 'Please fill in the power') }]}
        />
        {submit(text)}
      </Stack>
    ),
  },
  donts: {
    'Never say "saved" before the service has it': ({ text }) => (
      <Stack>
        {unanswered(text)}
        <FormFoot state="clean" savedAt="2026-11-20T14:32:00+08:00">
          {submit(text)}
        </FormFoot>
      </Stack>
    ),
    'Do not disable the submit button: the error summary says what is missing': ({ text }) => submit(text, true),
  },
};
export default advice;
