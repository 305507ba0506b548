/** What stands between the parts of a sum: nothing in Chinese. */
export const moneyGap = (locale: string): '' | ' ' => (locale.startsWith('zh') ? '' : ' ');
