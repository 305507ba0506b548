import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { Stack } from '@zonekit/ui/stack';
import { TextInput } from '@zonekit/ui/text-input';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';
import * as css from '../../../ui/src/toast/toast.css.ts';

// Notices leave after some seconds, so the drawing has the look of one alone.
const notice = (message: string) => (
  <div className={css.toast}>
    <span className={css.text}>{message}</span>
  </div>
);

const advice: AdviceSamples = {
  dos: {
    'Say at its field what is wrong in a form': ({ text }) => (
      <Stack align="start">
        <Field label={text('联系电话', 'Phone')} error={text('请填写联系电话', 'Please fill in the phone number')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Button kind="primary">{text('提交申报', 'Submit application')}</Button>
      </Stack>
    ),
    'Show the message of a service once, as it is': ({ text }) =>
      notice(text('尚未登录或登录已过期，请重新登录', 'You are not logged in, or no longer. Please log in again.')),
  },
  donts: {
    'Not for what is wrong in a form': ({ text }) => (
      <Stack align="start">
        <Field label={text('联系电话', 'Phone')}>{(control) => <TextInput {...control} />}</Field>
        {notice(text('请填写联系电话', 'Please fill in the phone number'))}
      </Stack>
    ),
    'Nothing that can be read nowhere else': ({ text }) =>
      notice(text('预约成功，入场码 4827', 'Booked. Your entry code is 4827')),
  },
};
export default advice;
