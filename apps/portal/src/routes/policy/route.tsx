import { createFileRoute } from '@tanstack/react-router';
import { PolicyArea } from '../../pages/policy/area/policy-area.tsx';
import { policyWords } from '../../pages/policy/words.ts';
import { policyTermsWords } from '../../pages/shared/policy-terms/words.ts';

export const Route = createFileRoute('/policy')({
  beforeLoad: ({ context }) => context.words.load(policyWords.policyArea, policyTermsWords.policyTerms),
  component: PolicyArea,
});
