/** The text between the parts of a sum: a space, and nothing in Chinese. */
export const moneyGap = (locale: string): '' | ' ' => (locale.startsWith('zh') ? '' : ' ');
