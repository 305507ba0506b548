import { Button } from '../button/button.tsx';
import type { AdviceSamples } from '../docs/advice.types.ts';
import { Stack } from '../stack/stack.tsx';
import { Alert } from './alert.tsx';

const advice: AdviceSamples = {
  dos: {
    'For a failure say what was kept and what to do next': ({ text }) => (
      <Alert
        tone="danger"
        title={text('提交失败，答案已保存', 'Not submitted; your answers are saved')}
        action={<Button size="sm">{text('重新提交', 'Submit again')}</Button>}
      >
        {text('网络没有响应，请重新提交。', 'The network did not answer. Please submit again.')}
      </Alert>
    ),
    'One alert for what belongs together, with a line for each': ({ text }) => (
      <Alert tone="warning" title={text('材料待补正', 'Documents to be corrected')}>
        {text(
          '请在 12-03 前重新上传审计报告，并补交营业执照和授权书。',
          'By 12-03 upload the audit report again and add the business licence and the authorisation.',
        )}
      </Alert>
    ),
  },
  donts: {
    'Do not let colour alone carry the tone: the words must do': ({ text }) => (
      <Alert tone="danger" title={text('提交申报', 'Application')} />
    ),
    'Do not stack more than two or three': ({ text }) => (
      <Stack gap={2}>
        <Alert tone="warning" title={text('审计报告待补正', 'Correct the audit report')} />
        <Alert tone="warning" title={text('营业执照未上传', 'Business licence missing')} />
        <Alert tone="warning" title={text('授权书未上传', 'Authorisation missing')} />
        <Alert tone="info" title={text('12-03 截止', 'Closes on 12-03')} />
      </Stack>
    ),
  },
};
export default advice;
