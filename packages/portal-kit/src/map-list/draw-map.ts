import { REDUCED_MOTION } from '@zonekit/ui/media';
import {
  map as createMap,
  divIcon,
  type LatLngTuple,
  type Layer,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  marker,
  polygon,
  polyline,
  tileLayer,
} from 'leaflet';
import { toLayer } from './core/coordinates.ts';
import { crowdedPoints } from './core/crowded-points.ts';
import type { BaseLayer, Place, Plan, PlanFeature, Position } from './core/plan.types.ts';
import { crsOf } from './leaflet-crs.ts';
import * as css from './map-canvas.css.ts';
import { number } from './number.css.ts';

export interface MapContent {
  places: readonly Place[];
  plan: Plan;
  /** Null for the plan alone. */
  baseLayer: BaseLayer | null;
}

export interface MapEvents {
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
  onTilesFailed: () => void;
}

export interface DrawnMap {
  /** Marks a place, and brings it into view where the map was enlarged. */
  point: (id: string | undefined) => void;
  zoom: (by: 1 | -1) => void;
  showWhole: () => void;
  remove: () => void;
}

const MARKED = 'data-now';
const CROWDED = 'data-crowded';
/** In pixels: a number and a little around it. */
const NUMBER_DISTANCE = 24;
/** Numbers of places above the names of the plan, and one above all other numbers; else what lies further south covers. */
const ABOVE_NAMES = 10_000;
const ON_TOP = 20_000;

const label = (text: string, className: string, textClass = '') => {
  const html = document.createElement('span');
  html.className = textClass;
  html.textContent = text;
  return divIcon({ className, html, iconSize: [0, 0] });
};

/**
 * Draws it into an element and keeps it to the element's size.
 * @throws where a coordinate is no number
 */
export function drawMap(element: HTMLElement, content: MapContent, events: MapEvents): DrawnMap {
  const { places, plan, baseLayer } = content;
  const at = (position: Position): LatLngTuple => {
    const [longitude, latitude] = baseLayer ? toLayer(position, baseLayer.coordinates) : position;
    return [latitude, longitude];
  };
  const ring = (positions: readonly Position[]) => positions.map(at);
  const still = matchMedia(REDUCED_MOTION).matches;
  const map = createMap(element, {
    crs: crsOf(baseLayer?.coordinates),
    attributionControl: false,
    zoomControl: false,
    // All of it is in the list, which the keyboard goes through.
    keyboard: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    zoomSnap: baseLayer ? 1 : 0.1,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    maxBoundsViscosity: 1,
  });

  const shape = ({ geometry, properties: { role, text = '' } }: PlanFeature): Layer => {
    const options = { className: css.role[role], interactive: false };
    if (geometry.type === 'Polygon') return polygon(geometry.coordinates.map(ring), options);
    if (geometry.type === 'LineString') return polyline(ring(geometry.coordinates), options);
    return marker(at(geometry.coordinates), { ...options, keyboard: false, icon: label(text, css.role[role]) });
  };
  const extent = latLngBounds(places.flatMap(({ position, outline = [] }) => ring([position, ...outline])));
  if (baseLayer) {
    const { url, coordinates, maxZoom = 18 } = baseLayer;
    tileLayer(url, { maxZoom, tms: coordinates === 'BD-09' })
      .on('tileerror', events.onTilesFailed)
      .addTo(map);
  } else {
    for (const { geometry } of plan.features) {
      if (geometry.type === 'Polygon')
        for (const edge of geometry.coordinates) for (const p of ring(edge)) extent.extend(p);
    }
  }
  const whole = () => map.fitBounds(extent, { animate: false, padding: baseLayer ? [24, 24] : [0, 0] });
  // Layers are placed as they are added, so the view comes first.
  whole();
  if (!baseLayer) for (const feature of plan.features) shape(feature).addTo(map);

  const marks = new Map<string, { at: LatLngTuple; buoy: Marker; elements: (Element | undefined)[] }>();
  places.forEach(({ id, position, outline, tone = 'open' }, index) => {
    const className = `${css.place} ${css.tone[tone]}`;
    const building = outline && polygon(ring(outline), { className }).addTo(map);
    const buoy = marker(at(position), {
      icon: label(String(index + 1), css.buoy, number),
      keyboard: false,
      zIndexOffset: ABOVE_NAMES,
    }).addTo(map);
    for (const layer of building ? [building, buoy] : [buoy]) {
      layer.on('mouseover', () => events.onPoint(id)).on('click', () => events.onChoose(id));
    }
    marks.set(id, { at: at(position), buoy, elements: [building?.getElement(), buoy.getElement()] });
  });

  /** Numbers that would cover others are points until the map is enlarged. */
  const thinOut = () => {
    const drawn = [...marks.values()];
    const crowded = crowdedPoints(
      drawn.map((mark) => map.latLngToContainerPoint(mark.at)),
      NUMBER_DISTANCE,
    );
    drawn.forEach(({ buoy }, index) => {
      buoy.getElement()?.toggleAttribute(CROWDED, crowded[index] ?? false);
    });
  };

  let fitted = true;
  const fit = () => {
    map.setMinZoom(0);
    whole();
    map.setMinZoom(map.getZoom());
    map.setMaxBounds(map.getBounds());
    fitted = true;
    lead(map, false);
    thinOut();
  };
  fit();
  map.on('zoomend', () => {
    fitted = map.getZoom() <= map.getMinZoom();
    lead(map, !fitted);
    thinOut();
  });
  const observer = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    if (fitted) fit();
  });
  observer.observe(element);

  return {
    point: (id) => {
      for (const [key, { buoy, elements }] of marks) {
        for (const each of elements) each?.toggleAttribute(MARKED, key === id);
        buoy.setZIndexOffset(key === id ? ON_TOP : ABOVE_NAMES);
      }
      const mark = id === undefined ? undefined : marks.get(id);
      if (mark && !fitted) map.panInside(mark.at, { padding: [32, 32], animate: !still });
    },
    zoom: (by) => (by > 0 ? map.zoomIn(1, { animate: !still }) : map.zoomOut(1, { animate: !still })),
    showWhole: fit,
    remove: () => {
      observer.disconnect();
      map.remove();
    },
  };
}

/** A map that is wholly seen is not dragged: a finger on it scrolls the page. */
const lead = (map: LeafletMap, on: boolean) => (on ? map.dragging.enable() : map.dragging.disable());
