import type { ZoneWords } from './zone-words.ts';

/** The middle of Donggang's parks, WGS 84. A text, so that another zone's words can replace it. */
const MIDDLE = '121.635 38.909';

type Degrees = readonly [longitude: number, latitude: number];

const degreesOf = (text: string): Degrees => {
  const [longitude = 0, latitude = 0] = text.split(' ').map(Number);
  return [longitude, latitude];
};

export const middleIn = (inZone: ZoneWords): Degrees => degreesOf(inZone(MIDDLE));

interface Placed {
  longitude: number | null;
  latitude: number | null;
}

/** Rows that lie in Donggang, as far from the middle of the zone. */
export const placedIn = <Row extends Placed>(inZone: ZoneWords, rows: readonly Row[]): Row[] => {
  const [from, to] = [degreesOf(MIDDLE), middleIn(inZone)];
  const moved = (degrees: number | null, axis: 0 | 1) =>
    degrees === null ? null : Math.round((degrees + to[axis] - from[axis]) * 1e6) / 1e6;
  return rows.map((row) => ({ ...row, longitude: moved(row.longitude, 0), latitude: moved(row.latitude, 1) }));
};
