import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@zonekit/ui/empty-state';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { makePlaces, makePlan, TILES } from './map-list.fixtures.ts';
import { MapList, type Place, type Plan } from './map-list.tsx';

const PLACES = makePlaces();
const meta = {
  title: 'kit/MapList',
  component: MapList,
  parameters: { visual: { fullPage: true, width: 1240, height: 800 } },
  args: { label: '空间', places: PLACES, plan: makePlan() },
} satisfies Meta<typeof MapList>;
export default meta;
type Story = StoryObj<typeof meta>;

const buoys = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>('.leaflet-marker-icon.leaflet-interactive'),
];
const drawn = (canvas: HTMLElement) =>
  waitFor(() => expect(buoys(canvas)).toHaveLength(PLACES.length), { timeout: 20_000 });
/** Below it the map is a pane of its own, and comes when it is turned to. */
const isWide = () => window.innerWidth >= 1024;
const rowOf = (canvas: HTMLElement, name: string) =>
  within(within(canvas).getByRole('list')).getByRole('link', { name }).closest('li');

export const ZonePlan: Story = {
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    await drawn(canvasElement);
    // The list points, the map follows.
    within(canvasElement).getAllByRole('link', { name: '综保区三期5号厂房2层' })[0]?.focus();
    await waitFor(() => expect(buoys(canvasElement)[2]).toHaveAttribute('data-now'));
    await expect(buoys(canvasElement)[0]).not.toHaveAttribute('data-now');
    // The map points, the list follows.
    const eighth = buoys(canvasElement)[7];
    if (eighth) await userEvent.hover(eighth);
    await waitFor(() => expect(rowOf(canvasElement, '东港研究园D座602')).toHaveAttribute('data-now'));
    await expect(canvasElement.querySelector('[aria-hidden="true"] :is(a, button, [tabindex="0"])')).toBeNull();
  },
};

const TONES = ['open', 'reserved', 'taken'] as const;

/** Three states beside a map of the same width; the picture of `/space/map` shows them. */
export const States: Story = {
  tags: ['!visual'],
  args: {
    even: true,
    places: PLACES.map((place, index) => ({ ...place, tone: TONES[index % 3] ?? 'open' })),
    legend: [
      { tone: 'open', text: '可租' },
      { tone: 'reserved', text: '预留' },
      { tone: 'taken', text: '已租' },
    ],
  },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    await drawn(canvasElement);
    await expect(within(canvasElement).getByText('预留')).toBeVisible();
  },
};

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    await drawn(canvasElement);
    // The whole plan fits the height of the list, which fonts change; an enlarged map stays where it is.
    await document.fonts.ready;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zoom in' }));
  },
};

export const BaseLayer: Story = {
  args: {
    baseLayer: {
      url: TILES,
      coordinates: 'GCJ-02',
      reviewNumber: 'GS（2024）0000号',
      attribution: '示例底图',
      maxZoom: 18,
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('mapList', globals);
    if (!isWide()) return;
    await drawn(canvasElement);
    await expect(
      within(canvasElement).getByText(t('review', { attribution: '示例底图', reviewNumber: 'GS（2024）0000号' })),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.leaflet-tile').length).toBeGreaterThan(0));
  },
};

/** Baidu's grid; without a review number, and so without its tiles. */
export const BaseLayerWithoutReviewNumber: Story = {
  tags: ['!visual'],
  args: { baseLayer: { url: TILES, coordinates: 'BD-09', reviewNumber: '', attribution: '示例底图' } },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('mapList', globals);
    if (!isWide()) return;
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('.leaflet-tile')).toBeNull();
    await expect(within(canvasElement).getByText(t('schematic', { count: PLACES.length }))).toBeVisible();
  },
};

export const TilesThatDoNotCome: Story = {
  tags: ['!visual'],
  args: {
    baseLayer: {
      url: 'data:image/png,{z}{x}{y}',
      coordinates: 'BD-09',
      reviewNumber: 'GS（2024）0000号',
      attribution: '示例底图',
    },
  },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('mapList', globals);
    if (!isWide()) return;
    await drawn(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(t('tilesFailed')));
  },
};

export const Failed: Story = {
  args: { places: PLACES.map((place) => ({ ...place, position: [Number.NaN, 0] as const })) },
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('mapList', globals);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('failed')), { timeout: 20_000 });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(PLACES.length);
  },
};

export const Empty: Story = {
  args: { places: [], empty: <EmptyState title="没有符合条件的空间">放宽面积或价格再试。</EmptyState> },
};

const phone = { globals: { viewport: { value: 'phone' } }, parameters: { visual: { fullPage: true, width: 390 } } };
export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvasElement, globals }) => {
    const t = storyWords('mapList', globals);
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('.leaflet-container')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('plan') }));
    await drawn(canvasElement);
    const third = buoys(canvasElement)[2];
    if (third) await userEvent.click(third);
    await expect(canvas.getByRole('link', { name: '综保区三期5号厂房2层' })).toBeVisible();
  },
};

const HARBOUR: Plan = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { role: 'land' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [121.9, 30.9],
            [121.92, 30.9],
            [121.92, 30.92],
            [121.9, 30.92],
            [121.9, 30.9],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { role: 'name', text: '东港一号园区' },
      geometry: { type: 'Point', coordinates: [121.91, 30.915] },
    },
  ],
};

const UNITS: Place[] = [
  { id: 'u-1802', name: '启航中心B座1802', href: '#u-1802', position: [121.905, 30.91], facts: ['286㎡'] },
  { id: 'u-602', name: '东港研究园D座602', href: '#u-602', position: [121.915, 30.905], facts: ['420㎡'] },
];

export const Example: Story = {
  tags: ['!visual'],
  render: () => <MapList label="空间" places={UNITS} plan={HARBOUR} />,
};
