import gcoord from 'gcoord';
import type { BaseLayer, Position } from './plan.types.ts';

const SYSTEM = { 'WGS-84': gcoord.WGS84, 'GCJ-02': gcoord.GCJ02, 'BD-09': gcoord.BD09 } as const;

/**
 * Where a position of WGS-84 lies in the coordinates of a base layer, in degrees. Outside of mainland China nothing is
 * shifted. Never stored: the way back is not exact.
 */
export const toLayer = ([longitude, latitude]: Position, coordinates: BaseLayer['coordinates']): Position => {
  const [x = Number.NaN, y = Number.NaN] = gcoord.transform([longitude, latitude], gcoord.WGS84, SYSTEM[coordinates]);
  return [x, y];
};

/** Degrees of BD-09 in metres of Baidu's projection, and back. */
export const toBaiduMetres = ([longitude, latitude]: Position): Position => {
  const [x = Number.NaN, y = Number.NaN] = gcoord.transform([longitude, latitude], gcoord.BD09, gcoord.BD09MC);
  return [x, y];
};
export const fromBaiduMetres = ([x, y]: Position): Position => {
  const [longitude = Number.NaN, latitude = Number.NaN] = gcoord.transform([x, y], gcoord.BD09MC, gcoord.BD09);
  return [longitude, latitude];
};
