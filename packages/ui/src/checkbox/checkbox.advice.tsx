import type { AdviceSamples } from '../docs/advice.types.ts';
import { Checkbox } from './checkbox.tsx';

const advice: AdviceSamples = {
  dos: {
    "Word it positively: 'I have read and agree'": ({ text }) => (
      <Checkbox label={text('我已阅读并同意《服务协议》', 'I have read and agree to the terms')} />
    ),
  },
  donts: {
    'Never tick consent in advance': ({ text }) => (
      <Checkbox defaultChecked label={text('我已阅读并同意《服务协议》', 'I have read and agree to the terms')} />
    ),
  },
};
export default advice;
