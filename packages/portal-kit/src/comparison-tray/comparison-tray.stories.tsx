import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CompareToggle } from './compare-toggle.tsx';
import { ComparisonTray, type TrayItem, useComparisonTray } from './comparison-tray.tsx';
import { trayKey } from './core/tray.ts';
import { trayStore } from './tray-store.ts';

const UNITS: TrayItem[] = [
  { id: 'u-1802', title: '启航中心 B 座 1802' },
  { id: 'u-0905', title: '启航中心 A 座 0905' },
  { id: 'u-602', title: '东港研究园 D 座 602' },
  { id: 'u-306', title: '锚地众创 独立间 306' },
  { id: 'u-2', title: '综保区三期 5 号厂房 2 层' },
];

/** Rows that can be compared, and the tray below them. */
function Rows({ kind }: { kind: string }) {
  const tray = useComparisonTray(kind);
  return (
    <>
      <ul>
        {UNITS.map((unit) => (
          <li key={unit.id} id={unit.id} style={{ display: 'flex', justifyContent: 'space-between', padding: '8px 0' }}>
            {unit.title}
            <CompareToggle tray={tray} item={unit} />
          </li>
        ))}
      </ul>
      <ComparisonTray tray={tray} compareHref={(ids) => `#compare=${ids.join(',')}`} />
    </>
  );
}

/** A tray of its own for each story, with what was chosen before. */
const chosen = (kind: string, ...ids: string[]): Story => ({
  render: () => <Rows kind={kind} />,
  beforeEach: () => trayStore(kind).set(UNITS.filter(({ id }) => ids.includes(id))),
});

const meta = {
  title: 'kit/ComparisonTray',
  component: ComparisonTray,
  args: { tray: { items: [], toggle: () => undefined, clear: () => undefined }, compareHref: () => '#' },
} satisfies Meta<typeof ComparisonTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...chosen('story-one', 'u-602') };

/** Chosen, compared, taken out again; what was chosen is on this device still. */
export const Three: Story = {
  ...chosen('story-three', 'u-1802', 'u-602'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /锚地众创/ }));
    const compare = await canvas.findByRole('link', { name: /^(并列对比|Compare side by side)$/ });
    await expect(compare).toHaveAttribute('href', '#compare=u-1802,u-602,u-306');
    await expect(localStorage.getItem(trayKey('story-three'))).toContain('u-306');
    await userEvent.click(canvas.getByRole('button', { name: /启航中心 B/ }));
    await expect(canvas.getByRole('button', { name: /东港研究园/ })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /启航中心 B/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /启航中心 B/ }));
  },
};

export const Full: Story = {
  ...chosen('story-full', 'u-1802', 'u-0905', 'u-602', 'u-306'),
  play: async ({ canvasElement }) => {
    const fifth = within(canvasElement).getByRole('checkbox', { name: /综保区三期/ });
    await expect(fifth).toBeDisabled();
    await expect(fifth).toHaveAccessibleDescription(/(最多对比4项|At most 4)/);
  },
};

export const Phone: Story = {
  ...chosen('story-phone', 'u-1802', 'u-602', 'u-306'),
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Example: Story = { tags: ['!visual'], render: () => <Rows kind="space" /> };
