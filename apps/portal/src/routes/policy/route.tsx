import { createFileRoute } from '@tanstack/react-router';
import { PolicyArea } from '../../pages/policy/area/policy-area.tsx';

export const Route = createFileRoute('/policy')({
  beforeLoad: ({ context }) => context.words.load('policyArea'),
  component: PolicyArea,
});
