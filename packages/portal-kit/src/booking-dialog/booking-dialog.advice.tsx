import { Button } from '@zonekit/ui/button';
import { Checkbox } from '@zonekit/ui/checkbox';
import { Field } from '@zonekit/ui/field';
import { Stack } from '@zonekit/ui/stack';
import { Text } from '@zonekit/ui/text';
import { TextInput } from '@zonekit/ui/text-input';
import type { AdviceSamples } from '../../../ui/src/docs/advice.types.ts';

const CODE = '91350100M000100Y43';

const advice: AdviceSamples = {
  dos: {
    'Warn of a wrong check digit, and take the code once it is confirmed': ({ text }) => (
      <Stack gap={3} align="start">
        <Field label={text('统一社会信用代码', 'Credit code')}>
          {(control) => <TextInput {...control} defaultValue={CODE} />}
        </Field>
        <Text size={14} tone="warning">
          {text('校验位不符，请核对。', 'The check digit does not match. Please check.')}
        </Text>
        <Checkbox label={text('已核对，代码无误', 'Checked: the code is right')} defaultChecked />
        <Button kind="primary">{text('提交预约', 'Book')}</Button>
      </Stack>
    ),
  },
  donts: {
    'Do not block a credit code for its check digit: warn, and let it be confirmed': ({ text }) => (
      <Stack gap={3} align="start">
        <Field label={text('统一社会信用代码', 'Credit code')} error={text('代码错误', 'Wrong code')}>
          {(control) => <TextInput {...control} defaultValue={CODE} />}
        </Field>
        <Button kind="primary" disabled>
          {text('提交预约', 'Book')}
        </Button>
      </Stack>
    ),
  },
};
export default advice;
