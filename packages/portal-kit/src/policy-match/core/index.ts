export {
  type Ask,
  berthsOf,
  type CriterionVerdict,
  type Eligibility,
  groupVerdicts,
  standInWay,
  type VerdictGroups,
} from './verdicts.ts';
