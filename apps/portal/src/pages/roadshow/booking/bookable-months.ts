/** The first day of this month and the last of the next. Source: specification, section 4. */
export const bookableMonths = (today: string): { start: string; end: string } => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0));
  return { start: `${today.slice(0, 7)}-01`, end: last.toISOString().slice(0, 10) };
};
