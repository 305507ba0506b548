export { type Ask, berthsOf, type CriterionVerdict, groupVerdicts, type VerdictGroups } from './verdicts.ts';
