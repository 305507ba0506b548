export { type PlannedStage, type Stage, type StageEvent, stagesOf } from './stages.ts';
export { type IsWorkday, isWeekday, shanghaiDay, workdaysBetween } from './workdays.ts';
