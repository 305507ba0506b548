/** First and last minute of the roadshow centre's half-days, Asia/Shanghai: 1 morning, 2 afternoon. */
export const HALF_DAY_HOURS = { 1: ['09:00', '12:00'], 2: ['13:30', '17:30'] } as const;
