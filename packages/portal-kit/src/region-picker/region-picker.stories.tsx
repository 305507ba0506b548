import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
  play: async () => {
    await expect(await screen.findByRole('option', { name: '旧区（区划已调整，请核对）' })).toBeInTheDocument();
    await expect(screen.getByLabelText('区县')).toHaveValue('210299');
  },
};

export const ThreeLevels: Story = {
  play: async () => {
    await choose('省', '辽宁省');
    await choose('市', '大连市');
    await isComplete(false);
    await choose('区县', '金州区');
    await isComplete(true);
  },
};

export const AnotherProvinceClearsTheRest: Story = {
  args: { value: DALIAN },
  play: async () => {
    await choose('省', '广东省');
    await expect(screen.getByLabelText('市')).toHaveValue('');
    await expect(screen.getByLabelText('区县')).toBeDisabled();
    await isComplete(false);
  },
};

export const WhatIsChosenStaysWhileItsListLoads: Story = {
  tags: ['!visual'],
  args: { value: DALIAN, loadRegions: () => new Promise(() => {}) },
  play: async ({ args }) => {
    await userEvent.selectOptions(screen.getByLabelText('省'), '辽宁省');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('市')).toHaveValue('210200');
  },
};

export const CityWithoutCounties: Story = {
  play: async () => {
    await choose('省', '广东省');
    await choose('市', '东莞市');
    await isComplete(true);
    await expect(screen.getByLabelText('区县')).toHaveTextContent('该市不设区县，无需选择');
  },
};

export const Municipality: Story = {
  play: async () => {
    await choose('省', '北京市');
    await waitFor(() => expect(screen.getByLabelText('市')).toHaveValue('110100'));
    await choose('区县', '东城区');
    await isComplete(true);
  },
};

export const FailsAndTriesAgain: Story = {
  args: { loadRegions: failingOnce() },
  play: async () => {
    await choose('省', '辽宁省');
    await expect(await screen.findByText('市列表没有加载出来')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await choose('市', '大连市');
    await expect(screen.queryByText('市列表没有加载出来')).toBeNull();
    await expect(screen.getByLabelText('省')).toHaveValue('210000');
  },
};

/** A field above fills the levels by typing. */
export const WithSearch: Story = {
  args: { searchRegions: searchFixtureRegions },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('搜索地区'), '金州');
    await userEvent.click(await screen.findByRole('option', { name: '辽宁省 大连市 金州区' }));
    await isComplete(true);
    await waitFor(() => expect(screen.getByLabelText('区县')).toHaveDisplayValue('金州区'));
    await userEvent.selectOptions(screen.getByLabelText('区县'), '中山区');
    await expect(screen.getByLabelText('搜索地区')).toHaveValue('辽宁省 大连市 中山区');
  },
};

const ChoosesRegion = () => {
  const [region, dispatch] = useReducer(regionSelection, NO_REGION);
  return <RegionPicker value={region} onEvent={dispatch} loadRegions={loadFixtureRegions} required />;
};

export const Example: Story = { tags: ['!visual'], render: () => <ChoosesRegion /> };
