import type { AdviceSamples } from '../docs/advice.types.ts';
import { Switch } from './switch.tsx';

const advice: AdviceSamples = {
  dos: {
    'Name the thing itself: “Policy alerts”': ({ text }) => (
      <Switch defaultChecked label={text('政策更新提醒', 'Policy alerts')} />
    ),
  },
  donts: {
    'No “Enable” or “Disable” in the label': ({ text }) => (
      <Switch defaultChecked label={text('关闭政策更新提醒', 'Disable policy alerts')} />
    ),
    'Not for agreeing to terms': ({ text }) => <Switch label={text('同意《服务协议》', 'I agree to the terms')} />,
  },
};
export default advice;
