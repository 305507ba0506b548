import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
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

const field = (label: string) => screen.getByRole('combobox', { name: label });
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
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.type(field(t('search.label')), '山');
    await screen.findByRole('option', { name: '辽宁省 大连市 中山区' });
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** What is not the last lists what lies below it; a municipality is asked for once, a city without counties ends it. */
export const GoesOnBelow: Story = {
  tags: ['!visual'],
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.type(field(t('search.label')), '北京');
    await userEvent.click(await screen.findByRole('option', { name: '北京市' }));
    await expect(await screen.findByText(t('search.more', { level: t('county') }))).toBeVisible();
    await expect(field(t('search.label'))).toHaveValue('北京市');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await county('110101');
    await expect(field(t('search.label'))).toHaveValue('北京市 东城区');
    await userEvent.clear(field(t('search.label')));
    await userEvent.type(field(t('search.label')), 'dongguan');
    await userEvent.click(await screen.findByRole('option', { name: '广东省 东莞市' }));
    await county('441900');
  },
};

export const NotFound: Story = {
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.type(field(t('search.label')), 'xyz');
    await expect(await screen.findAllByText(t('search.empty'))).not.toHaveLength(0);
  },
};

export const SearchFails: Story = {
  tags: ['!visual'],
  args: {
    searchRegions: async () => {
      throw new Error('503');
    },
  },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.type(field(t('search.label')), '大连');
    await expect(await screen.findAllByText(t('search.failed'))).not.toHaveLength(0);
  },
};

export const FormerRegionMoved: Story = {
  args: { value: chongqing('500105', '江北区'), resolveRegion: resolveFixtureRegion },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await expect(
      await screen.findByText(t('successors.moved', { old: '江北区', name: '重庆市 两江新区' })),
    ).toBeVisible();
    await county('500157');
  },
};

export const FormerRegionHasTwoSuccessors: Story = {
  args: { value: chongqing('500112', '渝北区'), resolveRegion: resolveFixtureRegion },
  play: async ({ args, globals }) => {
    const t = storyWords('regionPicker', globals);
    await screen.findByText(t('successors.ask', { old: '渝北区' }));
    await county('500112');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const ASuccessorIsChosen: Story = {
  ...FormerRegionHasTwoSuccessors,
  tags: ['!visual'],
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    (await screen.findByRole('button', { name: '重庆市 北碚区' })).focus();
    await userEvent.keyboard('{Enter}');
    await county('500109');
    await expect(field(t('search.label'))).toHaveFocus();
    await expect(screen.queryByText(t('successors.ask', { old: '渝北区' }))).toBeNull();
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
