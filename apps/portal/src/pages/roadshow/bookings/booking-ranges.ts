interface HalfDay {
  appointment_date: string;
  period: 1 | 2;
}

const DAY_MS = 86_400_000;
/** A half-day as a number, so that neighbours differ by one. */
const indexOf = ({ appointment_date, period }: HalfDay) => (Date.parse(appointment_date) / DAY_MS) * 2 + period;

/** Half-days in a row as ranges, in the order of time: what a visitor booked is one line and not ten. */
export const rangesOf = (dates: readonly HalfDay[]): { from: HalfDay; to: HalfDay }[] => {
  const ranges: { from: HalfDay; to: HalfDay }[] = [];
  for (const half of [...dates].sort((a, b) => indexOf(a) - indexOf(b))) {
    const last = ranges.at(-1);
    if (last && indexOf(half) - indexOf(last.to) <= 1) last.to = half;
    else ranges.push({ from: half, to: half });
  }
  return ranges;
};
