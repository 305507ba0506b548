import type { AdviceSamples } from '../docs/advice.types.ts';
import { Progress } from './progress.tsx';

const advice: AdviceSamples = {
  dos: {
    'Give a value as soon as one can be worked out': ({ text }) => (
      <Progress label={text('上传审计报告', 'Uploading the audit report')} value={64} valueText="64%" />
    ),
  },
  donts: {
    'Never make progress up': ({ text }) => (
      <Progress label={text('等待审核', 'Waiting for the review')} value={99} valueText="99%" />
    ),
  },
};
export default advice;
