/** Whether a text is a day of the calendar as `YYYY-MM-DD`: false for `2026-02-30` and `2026-2-3`. */
export const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
