import type { AdviceSamples } from '../docs/advice.types.ts';
import { ErrorSummary } from './error-summary.tsx';

const advice: AdviceSamples = {
  dos: {
    'Let each line say what to change and lead to its field': ({ text }) => (
      <ErrorSummary
        title={text('有 2 处要修改', '2 fields to correct')}
        errors={[
          { id: 'advice-name', message: text('请填写企业名称', 'Fill in the company name') },
          { id: 'advice-phone', message: text('手机号应为 11 位', 'A mobile number has 11 digits') },
        ]}
      />
    ),
  },
  donts: {
    'Do not just say that something is wrong': ({ text }) => (
      <ErrorSummary title={text('提交失败', 'Failed')} errors={[{ message: text('填写有误', 'Invalid input') }]} />
    ),
  },
};
export default advice;
