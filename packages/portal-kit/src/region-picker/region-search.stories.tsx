import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fromAddressArea, NO_REGION, regionSelection, toAddressArea } from './core/region-selection.ts';
import { loadFixtureRegions, resolveFixtureRegion, searchFixtureRegions } from './region-fixtures.ts';
import { RegionSearch, type RegionSearchProps } from './region-search.tsx';

/** Keeps the choice as an owner would. */
function Owned({ value, onEvent, ...props }: RegionSearchProps) {
  const [selection, dispatch] = useReducer(regionSelection, value);
  return (
    <div style={{ minHeight: 320, maxWidth: 480 }}>
      <RegionSearch
        {...props}
        value={selection}
        onEvent={(event) => {
          onEvent(event);
          dispatch(event);
        }}
      />
      <output hidden data-testid="county">
        {toAddressArea(selection)?.county_id}
      </output>
    </div>
  );
}

const meta = {
  title: 'kit/RegionSearch',
  component: RegionSearch,
  render: (args) => <Owned {...args} />,
  args: {
    value: NO_REGION,
    onEvent: fn(),
    searchRegions: searchFixtureRegions,
    loadRegions: loadFixtureRegions,
    required: true,
  },
} satisfies Meta<typeof RegionSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: '搜索地区' });
const county = (id: string) => waitFor(() => expect(screen.getByTestId('county')).toHaveTextContent(id));
const chongqing = (county_id: string, county_name: string) =>
  fromAddressArea({
    ...{ province_id: '500000', province_name: '重庆市', city_id: '500100', city_name: '重庆市' },
    ...{ county_id, county_name },
  });

export const Chosen: Story = { args: { value: chongqing('500109', '北碚区') } };
export const English: Story = {
  args: { error: "please fill in the company's region" },
  globals: { locale: 'en' },
};

export const FindsByName: Story = {
  play: async () => {
    await userEvent.type(field(), '山');
    await screen.findByRole('option', { name: '辽宁省 大连市 中山区' });
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** What is not the last lists what lies below it; a municipality is asked for once, a city without counties ends it. */
export const GoesOnBelow: Story = {
  tags: ['!visual'],
  play: async () => {
    await userEvent.type(field(), '北京');
    await userEvent.click(await screen.findByRole('option', { name: '北京市' }));
    await expect(await screen.findByText('还需选择区县')).toBeVisible();
    await expect(field()).toHaveValue('北京市');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await county('110101');
    await expect(field()).toHaveValue('北京市 东城区');
    await userEvent.clear(field());
    await userEvent.type(field(), 'dongguan');
    await userEvent.click(await screen.findByRole('option', { name: '广东省 东莞市' }));
    await county('441900');
  },
};

export const NotFound: Story = {
  play: async () => {
    await userEvent.type(field(), 'xyz');
    await expect(await screen.findAllByText('没有找到，换个写法试试')).not.toHaveLength(0);
  },
};

export const SearchFails: Story = {
  tags: ['!visual'],
  args: {
    searchRegions: async () => {
      throw new Error('503');
    },
  },
  play: async () => {
    await userEvent.type(field(), '大连');
    await expect(await screen.findAllByText('没有查到结果，请重试或逐级选择')).not.toHaveLength(0);
  },
};

export const FormerRegionMoved: Story = {
  args: { value: chongqing('500105', '江北区'), resolveRegion: resolveFixtureRegion },
  play: async () => {
    await expect(await screen.findByText('江北区的区划已调整，现为重庆市 两江新区')).toBeVisible();
    await county('500157');
  },
};

export const FormerRegionHasTwoSuccessors: Story = {
  args: { value: chongqing('500112', '渝北区'), resolveRegion: resolveFixtureRegion },
  play: async ({ args }) => {
    await screen.findByText('渝北区已撤销，分属以下地区');
    await county('500112');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const ASuccessorIsChosen: Story = {
  ...FormerRegionHasTwoSuccessors,
  tags: ['!visual'],
  play: async () => {
    (await screen.findByRole('button', { name: '重庆市 北碚区' })).focus();
    await userEvent.keyboard('{Enter}');
    await county('500109');
    await expect(field()).toHaveFocus();
    await expect(screen.queryByText('渝北区已撤销，分属以下地区')).toBeNull();
  },
};

const SearchesRegion = () => {
  const [region, dispatch] = useReducer(regionSelection, NO_REGION);
  return (
    <RegionSearch
      value={region}
      onEvent={dispatch}
      loadRegions={loadFixtureRegions}
      searchRegions={async (query) => {
        const response = await fetch(`/api/regions?query=${encodeURIComponent(query)}`);
        return response.json();
      }}
    />
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <SearchesRegion /> };
