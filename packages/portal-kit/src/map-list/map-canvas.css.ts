import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '@zonekit/ui/theme';

const INK = token('chart-ink');
const dashes = (angle: string) => `repeating-linear-gradient(${angle}, ${INK} 0 32px, transparent 32px 64px)`;

/** Alternating border of a chart, on four sides. */
export const frame = style({
  position: 'relative',
  padding: '5px',
  border: `1px solid ${INK}`,
  background: [
    `${dashes('90deg')} 0 0 / 100% 5px no-repeat`,
    `${dashes('90deg')} 0 100% / 100% 5px no-repeat`,
    `${dashes('180deg')} 0 0 / 5px 100% no-repeat`,
    `${dashes('180deg')} 100% 0 / 5px 100% no-repeat`,
    token('surface-page'),
  ].join(', '),
});
export const canvas = style({
  aspectRatio: '3 / 4',
  width: '100%',
  maxHeight: 'max(20rem, calc(100vh - 14rem))',
  border: `1px solid ${INK}`,
  // Leaflet's panes lie up to 1000: not above what floats over the page.
  isolation: 'isolate',
  selectors: { '[data-even] &': { aspectRatio: '1 / 1' } },
});
globalStyle(`${canvas}.leaflet-container`, {
  background: token('chart-0'),
  fontFamily: 'inherit',
  fontSize: token('type-12'),
  lineHeight: 1,
});

export const tools = style({
  position: 'absolute',
  insetInlineEnd: '14px',
  bottom: '14px',
  display: 'grid',
  gap: '4px',
  '@media': { print: { display: 'none' } },
});
export const tool = style({ background: token('surface-raised'), border: `1px solid ${token('border-control')}` });

// Leaflet writes stroke and fill as attributes, which a rule goes before.
const area = (fill: string, stroke = 'none') => style({ fill, fillOpacity: 1, stroke, strokeWidth: 1 });
const text = style({
  width: 'max-content !important',
  color: token('text-primary'),
  whiteSpace: 'nowrap',
  textShadow: ['1px 1px', '-1px 1px', '1px -1px', '-1px -1px', '0 0 3px']
    .map((offset) => `${offset}${offset.startsWith('0') ? '' : ' 0'} ${token('surface-page')}`)
    .join(', '),
});
const centred = style([text, {}]);
globalStyle(`${centred} > span`, { display: 'block', translate: '-50% -50%' });

export const role = {
  'water-1': area(token('chart-1')),
  'water-2': area(token('chart-2')),
  'water-3': area(token('chart-3')),
  'water-4': area(token('chart-4')),
  land: area(token('chart-land')),
  shore: style({ fill: 'none', stroke: INK, strokeWidth: 1.25 }),
  road: style({ fill: 'none', stroke: token('surface-page'), strokeWidth: 6, strokeOpacity: 1 }),
  parcel: area(token('surface-page'), token('border-strong')),
  building: area(token('chart-2'), token('chart-line')),
  limit: style({ fill: 'none', stroke: INK, strokeWidth: 1, strokeDasharray: '5 4' }),
  name: style([centred, { fontSize: token('type-12'), fontWeight: token('weight-strong') }]),
  'road-name': style([centred, { color: token('text-secondary'), fontSize: '10px' }]),
  sounding: style([centred, { color: INK, fontSize: '10px', textShadow: 'none' }]),
};

export const place = style({
  fill: token('chart-3'),
  fillOpacity: 1,
  stroke: INK,
  strokeWidth: 1,
  cursor: 'pointer',
  selectors: { '&[data-now]': { fill: token('accent-solid'), stroke: token('accent-solid'), strokeWidth: 4 } },
});

/** What distinguishes those that cannot be had; the legend of the list shows the same. */
export const tone = {
  open: style({}),
  reserved: style({ fill: token('chart-1'), strokeDasharray: '4 3' }),
  taken: style({ fill: token('surface-sunken'), stroke: token('border-strong') }),
};

/** A point of the map, with its number around it. */
export const buoy = style({ cursor: 'pointer' });
globalStyle(`${buoy} > span`, { translate: '-50% -50%' });
// Its building is filled under it.
globalStyle(`${buoy}[data-now] > span`, {
  borderColor: token('accent-solid'),
  background: token('surface-card'),
  color: token('text-primary'),
});

globalStyle(`${buoy}[data-crowded]:not([data-now]) > span`, {
  minWidth: 0,
  width: '9px',
  height: '9px',
  padding: 0,
  fontSize: 0,
});
