export type { Calendar, HalfDay, Period, Selection } from './calendar.types.ts';
export { dayStatus, expandSelection, isFree, selectHalfDay } from './calendar-selection.ts';
