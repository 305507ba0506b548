/** WGS-84, in degrees: longitude first, as in GeoJSON. Source: RFC 7946, section 3.1.1. */
export type Position = readonly [longitude: number, latitude: number];

/** Kind of a plan's feature, which sets its style; later features are drawn on top. */
export type PlanRole =
  /** From deep to shallow. */
  | 'water-1'
  | 'water-2'
  | 'water-3'
  | 'water-4'
  | 'land'
  | 'shore'
  | 'road'
  | 'parcel'
  | 'building'
  /** A fence or another limit, as a chart marks it. */
  | 'limit'
  /** Points with a text. */
  | 'name'
  | 'road-name'
  | 'sounding';

export type PlanGeometry =
  | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] }
  | { type: 'LineString'; coordinates: readonly Position[] }
  | { type: 'Point'; coordinates: Position };

export interface PlanFeature {
  type: 'Feature';
  geometry: PlanGeometry;
  properties: { role: PlanRole; text?: string };
}

/** A zone's own schematic plan, as GeoJSON. */
export interface Plan {
  type: 'FeatureCollection';
  features: readonly PlanFeature[];
}

/** How a place's outline is drawn: to be had, held for somebody, taken. */
export type PlaceTone = 'open' | 'reserved' | 'taken';

/** One place; its number is its position in the list. */
export interface Place {
  id: string;
  name: string;
  href: string;
  position: Position;
  /** Its building, as the outer ring of a polygon. */
  outline?: readonly Position[];
  /** Of the outline; `open` by default. */
  tone?: PlaceTone;
  /** Distinguishing facts as short texts: '286㎡', '73.0元/㎡·月'. */
  facts?: readonly string[];
}

/** Tiles of a published map. */
export interface BaseLayer {
  /** With `{x}`, `{y}`, `{z}`. Tiles of BD-09 are counted from Baidu's own origin, upwards. */
  url: string;
  /** The coordinates that its tiles are drawn in; places are shifted to them. */
  coordinates: 'WGS-84' | 'GCJ-02' | 'BD-09';
  /** 审图号, without which no map may be published in China: `GS（2024）0650号`. Source: 地图管理条例, article 26 */
  reviewNumber: string;
  attribution: string;
  maxZoom?: number;
}
