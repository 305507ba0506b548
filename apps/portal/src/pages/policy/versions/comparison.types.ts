import type { PolicyComparison, PolicyDetail } from '@zonekit/api-client/policy/contract';

export interface ComparisonProps {
  policy: PolicyDetail;
  comparison: PolicyComparison;
}
