import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyWords } from '../internal/story-words.ts';
import { fromAddressArea, isRegionComplete, NO_REGION, regionSelection } from './core/region-selection.ts';
import { loadFixtureRegions, searchFixtureRegions } from './region-fixtures.ts';
import { RegionPicker, type RegionPickerProps } from './region-picker.tsx';

/** Keeps the choice as an owner would. */
function Owned({ value, onEvent, ...props }: RegionPickerProps) {
  const [selection, dispatch] = useReducer(regionSelection, value);
  return (
    <>
      <RegionPicker
        {...props}
        value={selection}
        onEvent={(event) => {
          onEvent(event);
          dispatch(event);
        }}
      />
      <output hidden data-testid="complete">
        {String(isRegionComplete(selection))}
      </output>
    </>
  );
}

const DALIAN = fromAddressArea({
  province_id: '210000',
  province_name: '辽宁省',
  city_id: '210200',
  city_name: '大连市',
  county_id: '210213',
  county_name: '金州区',
});

const meta = {
  title: 'kit/RegionPicker',
  component: RegionPicker,
  render: (args) => <Owned {...args} />,
  args: { value: NO_REGION, onEvent: fn(), loadRegions: loadFixtureRegions, required: true },
} satisfies Meta<typeof RegionPicker>;
export default meta;
type Story = StoryObj<typeof RegionPicker>;

const choose = async (label: string, option: string) => {
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(screen.getByLabelText(label), option);
};
const isComplete = async (answer: boolean) =>
  waitFor(() => expect(screen.getByTestId('complete')).toHaveTextContent(String(answer)));

/** The cities fail the first time. */
const failingOnce = (): RegionPickerProps['loadRegions'] => {
  let failures = 1;
  return async (parentId) => {
    if (parentId === '210000' && failures-- > 0) throw new Error('503');
    return loadFixtureRegions(parentId);
  };
};

export const Empty: Story = {};
export const Filled: Story = { args: { value: DALIAN } };
export const Loading: Story = { args: { loadRegions: () => new Promise(() => {}) } };
export const WithError: Story = { args: { error: '请填写企业所属区域' } };
export const English: Story = { args: { error: "please fill in the company's region" }, globals: { locale: 'en' } };
export const NothingToChoose: Story = { args: { loadRegions: async () => [] } };
export const NoLongerListed: Story = {
  args: {
    value: fromAddressArea({
      province_id: '210000',
      province_name: '辽宁省',
      city_id: '210200',
      city_name: '大连市',
      county_id: '210299',
      county_name: '旧区',
    }),
  },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await expect(await screen.findByRole('option', { name: t('retired', { name: '旧区' }) })).toBeInTheDocument();
    await expect(screen.getByLabelText(t('county'))).toHaveValue('210299');
  },
};

export const ThreeLevels: Story = {
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await choose(t('province'), '辽宁省');
    await choose(t('city'), '大连市');
    await isComplete(false);
    await choose(t('county'), '金州区');
    await isComplete(true);
  },
};

export const AnotherProvinceClearsTheRest: Story = {
  args: { value: DALIAN },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await choose(t('province'), '广东省');
    await expect(screen.getByLabelText(t('city'))).toHaveValue('');
    await expect(screen.getByLabelText(t('county'))).toBeDisabled();
    await isComplete(false);
  },
};

export const WhatIsChosenStaysWhileItsListLoads: Story = {
  tags: ['!visual'],
  args: { value: DALIAN, loadRegions: () => new Promise(() => {}) },
  play: async ({ args, globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.selectOptions(screen.getByLabelText(t('province')), '辽宁省');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(screen.getByLabelText(t('city'))).toHaveValue('210200');
  },
};

export const CityWithoutCounties: Story = {
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await choose(t('province'), '广东省');
    await choose(t('city'), '东莞市');
    await isComplete(true);
    await expect(screen.getByLabelText(t('county'))).toHaveTextContent(t('noCounty'));
  },
};

export const Municipality: Story = {
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await choose(t('province'), '北京市');
    await waitFor(() => expect(screen.getByLabelText(t('city'))).toHaveValue('110100'));
    await choose(t('county'), '东城区');
    await isComplete(true);
  },
};

export const FailsAndTriesAgain: Story = {
  args: { loadRegions: failingOnce() },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await choose(t('province'), '辽宁省');
    await expect(await screen.findByText(t('failedTitle', { level: t('city') }))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('retry') }));
    await choose(t('city'), '大连市');
    await expect(screen.queryByText(t('failedTitle', { level: t('city') }))).toBeNull();
    await expect(screen.getByLabelText(t('province'))).toHaveValue('210000');
  },
};

/** A field above fills the levels by typing. */
export const WithSearch: Story = {
  args: { searchRegions: searchFixtureRegions },
  play: async ({ globals }) => {
    const t = storyWords('regionPicker', globals);
    await userEvent.type(await screen.findByLabelText(t('search.label')), '金州');
    await userEvent.click(await screen.findByRole('option', { name: '辽宁省 大连市 金州区' }));
    await isComplete(true);
    await waitFor(() => expect(screen.getByLabelText(t('county'))).toHaveDisplayValue('金州区'));
    await userEvent.selectOptions(screen.getByLabelText(t('county')), '中山区');
    await expect(screen.getByLabelText(t('search.label'))).toHaveValue('辽宁省 大连市 中山区');
  },
};

const ChoosesRegion = () => {
  const [region, dispatch] = useReducer(regionSelection, NO_REGION);
  return <RegionPicker value={region} onEvent={dispatch} loadRegions={loadFixtureRegions} required />;
};

export const Example: Story = { tags: ['!visual'], render: () => <ChoosesRegion /> };
