import { addDays } from '../../../api/src/frame/day.ts';

/** The same day, or the Friday before a weekend: offices publish on working days. */
export const workingDay = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(date, -1) : weekday === 0 ? addDays(date, -2) : date;
};

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `2026年3月1日` or `1 March 2026`. */
export const inWords = (date: string, locale: 'zh-CN' | 'en'): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return locale === 'zh-CN' ? `${year}年${month}月${day}日` : `${day} ${months[month - 1] ?? ''} ${year}`;
};
