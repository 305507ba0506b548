const EIGHT_HOURS = 8 * 3_600_000;

/**
 * The day in Asia/Shanghai, `YYYY-MM-DD`; that zone has had no summer time since 1991. Not by dayjs's zones: they pass
 * through the zone of the machine, and in its summer-time gap come out an hour late, which may be the next day.
 *
 * @param now milliseconds since 1970
 */
export const shanghaiToday = (now: number): string => new Date(now + EIGHT_HOURS).toISOString().slice(0, 10);
