import { appendFileSync } from 'node:fs';

const whole = process.env.PROMISES === 'whole';

/** How often a promise is tried: a short sample in `npm test`, all of it in `npm run promises`. */
export const times = (all: number, sample: number): number => (whole ? all : sample);

/** Adds what a test has tried to the last line of `npm run promises`: `tell('rival bookings', 20_000)`. */
export const tell = (what: string, count: number): void => {
  const file = process.env.PROMISES_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify({ what, count })}\n`);
};
