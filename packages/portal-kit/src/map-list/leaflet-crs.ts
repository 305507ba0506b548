import {
  bounds,
  CRS,
  type CRS as Crs,
  extend,
  type LatLngExpression,
  latLng,
  type PointExpression,
  point,
  transformation,
} from 'leaflet';
import { fromBaiduMetres, toBaiduMetres } from './core/coordinates.ts';
import type { BaseLayer } from './core/plan.types.ts';

/** At this zoom of Baidu's tiles a pixel is one metre. Source: Baidu's JavaScript API, pixels and tiles. */
const METRE_ZOOM = 18;

const BAIDU: Crs = extend({}, CRS.Earth, {
  code: 'BD-09',
  projection: {
    bounds: bounds([-20_037_726, -12_474_104], [20_037_726, 12_474_104]),
    project: (at: LatLngExpression) => {
      const { lng, lat } = latLng(at);
      return point([...toBaiduMetres([lng, lat])]);
    },
    unproject: (at: PointExpression) => {
      const { x, y } = point(at);
      const [lng, lat] = fromBaiduMetres([x, y]);
      return latLng(lat, lng);
    },
  },
  transformation: transformation(1, 0, -1, 0),
  scale: (zoom: number) => 2 ** (zoom - METRE_ZOOM),
  zoom: (scale: number) => Math.log2(scale) + METRE_ZOOM,
});

/** The projection that the tiles of a layer are drawn in. */
export const crsOf = (coordinates: BaseLayer['coordinates'] | undefined): Crs =>
  coordinates === 'BD-09' ? BAIDU : CRS.EPSG3857;
