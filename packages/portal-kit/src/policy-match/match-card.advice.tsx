import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import type { CriterionVerdict } from './core/verdicts.ts';
import { type Eligibility, MatchCard } from './match-card.tsx';

type Text = SampleProps['text'];

const criterion = (id: string, label: string): CriterionVerdict => ({
  criterion: { id, label, clause: id },
  verdict: 'met',
  actual: null,
  nearest_change: null,
  ask: null,
});

const filed = (text: Text) => criterion('2', text('已填报107-2表', 'Form 107-2 is filed'));

const card = (text: Text, eligibility: Eligibility, verdict: CriterionVerdict) => (
  <MatchCard
    title={text('冷链设备更新补助', 'Subsidy for cold-chain equipment')}
    href="#"
    amount={300_000_000}
    closesOn="11-26"
    daysLeft={6}
    closing={false}
    eligibility={eligibility}
    verdicts={[criterion('1', text('区内注册满一年', 'Registered for a year')), verdict]}
    busy={false}
    onAnswer={() => {}}
    answerHref="#"
  />
);

const advice: AdviceSamples = {
  zoom: 0.8,
  dos: {
    'Say that what is not known is open, and ask for it there': ({ text }) =>
      card(text, 'unknown', {
        ...filed(text),
        verdict: 'unknown',
        ask: {
          field: 'facts.filed_form_107_2',
          kind: 'boolean',
          question: text('是否已填报107-2表？', 'Have you filed form 107-2?'),
        },
      }),
  },
  donts: {
    'Never show what is not known as not met': ({ text }) => card(text, 'not', { ...filed(text), verdict: 'unmet' }),
  },
};
export default advice;
