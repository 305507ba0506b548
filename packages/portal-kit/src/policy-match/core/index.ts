export {
  type Ask,
  type CriterionVerdict,
  cellsOf,
  type Eligibility,
  groupVerdicts,
  standInWay,
  type VerdictGroups,
} from './verdicts.ts';
