import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import type { CriterionVerdict } from './core/verdicts.ts';
import { PolicyMatch } from './policy-match.tsx';

type Text = SampleProps['text'];

const match = (verdict: CriterionVerdict) => (
  <PolicyMatch verdicts={[verdict]} busy={false} onAnswer={() => {}} answerHref="#" />
);

const investment = (text: Text): CriterionVerdict => ({
  criterion: {
    id: 'investment',
    label: text('设备投资额不低于500万元', 'Equipment of CNY 5 million or more'),
    clause: text('第四条（五）', 'Article 4 (5)'),
  },
  verdict: 'unknown',
  actual: text('300万–800万元', 'CNY 3 to 8 million'),
  nearest_change: null,
  ask: null,
});

const advice: AdviceSamples = {
  dos: {
    'A threshold within an answered range is unknown: ask for the figure': ({ text }) =>
      match({
        ...investment(text),
        ask: {
          field: 'facts.equipment_investment',
          kind: 'number',
          question: text('设备投资额是多少万元？', 'How much was invested, in CNY 10,000?'),
        },
      }),
  },
  donts: {
    'Never guess': ({ text }) =>
      match({
        ...investment(text),
        verdict: 'unmet',
        nearest_change: { label: text('再投资200万元即符合', 'CNY 2 million more would do') },
      }),
    'Do not suggest to change what cannot be changed': ({ text }) =>
      match({
        criterion: {
          id: 'age',
          label: text('区内注册满三年', 'Registered for three years'),
          clause: text('第四条（一）', 'Article 4 (1)'),
        },
        verdict: 'unmet',
        actual: text('2025-03-18登记', 'registered on 2025-03-18'),
        nearest_change: { label: text('提前两年登记即符合', 'Register two years earlier') },
        ask: null,
      }),
  },
};
export default advice;
