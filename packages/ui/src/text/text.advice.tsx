import type { AdviceSamples } from '../docs/advice.types.ts';
import { Text } from './text.tsx';

const advice: AdviceSamples = {
  dos: {
    'measure for paragraphs: 40 Chinese characters a line at most': ({ text }) => (
      <Text measure>
        {text(
          '入驻企业可在三年内享受房租补贴，补贴按季度发放，到期前三十天会收到提醒。',
          'Companies that move in get a rent subsidy for three years, paid every quarter; a reminder comes thirty days before it ends.',
        )}
      </Text>
    ),
    'Write the state as a word; colour only helps': ({ text }) => (
      <Text>
        {text('审计报告：', 'Audit report: ')}
        <Text as="span" tone="danger">
          {text('未通过', 'rejected')}
        </Text>
      </Text>
    ),
  },
  donts: {
    'Do not cut what matters by lines': ({ text }) => (
      <Text lines={1}>
        {text(
          '入驻企业可在三年内享受房租补贴，补贴按季度发放，到期前三十天会收到提醒。',
          'Companies that move in get a rent subsidy for three years, paid every quarter; a reminder comes thirty days before it ends.',
        )}
      </Text>
    ),
    'Do not tell a state by colour alone: put its word beside it': ({ text }) => (
      <Text tone="danger">{text('审计报告', 'Audit report')}</Text>
    ),
  },
};
export default advice;
