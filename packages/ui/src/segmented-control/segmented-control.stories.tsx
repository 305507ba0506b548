import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './segmented-control.tsx';

const VIEWS: SegmentedOption[] = [
  { value: 'list', label: '列表', icon: List },
  { value: 'map', label: '地图', icon: MapIcon },
];
const PERIODS: SegmentedOption[] = [
  { value: 'month', label: '月' },
  { value: 'week', label: '周', disabled: true },
  { value: 'day', label: '日' },
];
/** Together they are wider than a phone. */
const ENGLISH: SegmentedOption[] = [
  { value: 'applications', label: 'Applications', icon: List },
  { value: 'appointments', label: 'Appointments', icon: CalendarDays },
  { value: 'qualifications', label: 'Qualifications' },
  { value: 'announcements', label: 'Announcements' },
];

const meta = {
  title: 'ui/SegmentedControl',
  component: SegmentedControl,
  args: { legend: '查看方式', options: VIEWS, onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } }, parameters: { visual: { width: 320 } } };
const rectangles = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('label')].map((label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

export const Views: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '查看方式' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked();
  },
};
export const LegendVisible: Story = {
  args: {
    legend: '面积单位',
    legendVisible: true,
    options: ['平方米', '亩', '公顷'].map((label) => ({ value: label, label })),
  },
};
export const Large: Story = { args: { size: 'lg', defaultValue: 'map' } };
export const Block: Story = { args: { block: true } };
export const WithDisabledOption: Story = {
  args: { legend: '周期', options: PERIODS },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('周'), { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('radio', { name: '月' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'map' } };

/** Segments that do not fit move to a second row, in whole words. */
export const LongWordsOnAPhone: Story = {
  ...phone,
  globals: { ...phone.globals, locale: 'en' },
  args: { legend: 'Kind', options: ENGLISH },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const { label } of ENGLISH) {
      await expect(canvas.getByText(String(label)).getClientRects(), 'on one line').toHaveLength(1);
    }
  },
};
export const BlockOnAPhone: Story = { ...phone, args: { block: true, size: 'lg' } };

export const InEnglish: Story = {
  tags: ['!visual'],
  globals: { locale: 'en' },
  args: {
    legend: 'View as',
    options: [
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
    ],
    defaultValue: 'week',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
    await userEvent.click(canvas.getByText('Month'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
  },
};

export const TheMarkMovesNothing: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, canvasElement }) => {
    const before = rectangles(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '地图' }));
    await expect(canvas.getByRole('radio', { name: '地图' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '列表' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('map');
    await expect(rectangles(canvasElement)).toEqual(before);
  },
};

export const ArrowsMoveAndChoose: Story = {
  tags: ['!visual'],
  args: { legend: '周期', options: PERIODS },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '月' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '日' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '日' })).not.toHaveFocus();
  },
};

/** The page holds the value and may refuse a choice. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: function Render(args) {
    const [view, setView] = useState('list');
    return (
      <>
        <SegmentedControl
          {...args}
          options={[...VIEWS, { value: 'plan', label: '平面图' }]}
          value={view}
          onValueChange={(next) => next !== 'plan' && setView(next)}
        />
        <Button onClick={() => setView('list')}>回到列表</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('地图'));
    await expect(canvas.getByRole('radio', { name: '地图' })).toBeChecked();
    await userEvent.click(canvas.getByText('平面图'));
    await expect(canvas.getByRole('radio', { name: '地图' }), 'refused').toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '回到列表' }));
    await expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked();
  },
};

function OneForm({ children }: { children: ReactNode }) {
  return (
    <form aria-label="查找">
      {children}
      <button type="reset">重填</button>
    </form>
  );
}

export const TakesPartInAForm: Story = {
  tags: ['!visual'],
  args: { name: 'view', defaultValue: 'map' },
  render: (args) => (
    <OneForm>
      <SegmentedControl {...args} />
    </OneForm>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '查找' });
    const read = () => new FormData(form).getAll('view');
    await expect(read()).toEqual(['map']);
    await userEvent.click(canvas.getByText('列表'));
    await expect(read()).toEqual(['list']);
    await userEvent.click(canvas.getByRole('button', { name: '重填' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('map'));
    await expect(read()).toEqual(['map']);
  },
};

/** The form's reset leaves the choice with its owner. */
export const AResetLeavesAControlledChoice: Story = {
  tags: ['!visual'],
  render: function Render(args) {
    const [view, setView] = useState('list');
    return (
      <OneForm>
        <SegmentedControl {...args} value={view} onValueChange={setView} />
      </OneForm>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('地图'));
    await userEvent.click(canvas.getByRole('button', { name: '重填' }));
    // Nothing shows that the reset is over.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.getByRole('radio', { name: '地图' })).toBeChecked();
  },
};

/** The browser holds the first choice, the page the second. */
function TwoOfThem(args: SegmentedControlProps) {
  const [view, setView] = useState('list');
  return (
    <>
      <SegmentedControl {...args} />
      <SegmentedControl legend="又一处" options={VIEWS} value={view} onValueChange={setView} />
      <output>{view}</output>
    </>
  );
}

/** On a slow line visitors press before the page is hydrated. */
export const KeepsAChoiceMadeBeforeHydration: Story = {
  tags: ['!visual'],
  render: () => <div data-host="" />,
  play: async ({ args, canvasElement }) => {
    const host = canvasElement.querySelector('[data-host]') as HTMLElement;
    host.innerHTML = renderToString(<TwoOfThem {...args} />);
    const press = (legend: string) =>
      userEvent.click(within(within(host).getByRole('radiogroup', { name: legend })).getByText('地图'));
    await press('查看方式');
    await press('又一处');
    const errors = spyOn(console, 'error');
    const recovered = fn();
    const root = hydrateRoot(host, <TwoOfThem {...args} />, { onRecoverableError: recovered });
    await waitFor(() => expect(within(host).getByRole('status')).toHaveTextContent('map'));
    await expect(args.onValueChange).toHaveBeenCalledWith('map');
    for (const radio of within(host).getAllByRole('radio', { name: '地图' })) await expect(radio).toBeChecked();
    await expect(recovered).not.toHaveBeenCalled();
    await expect(errors).not.toHaveBeenCalled();
    root.unmount();
    errors.mockRestore();
  },
};
