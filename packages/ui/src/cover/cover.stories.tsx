import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from './cover.tsx';

const meta = {
  title: 'ui/Cover',
  component: Cover,
  args: { id: 'p-2026-001', kind: 'contour', style: { maxWidth: 320 } },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      {(['contour', 'berth', 'range', 'sector'] as const).flatMap((kind) =>
        ['a', 'b', 'c'].map((id) => <Cover key={kind + id} id={`demo-${id}`} kind={kind} />),
      )}
    </div>
  ),
};
export const Wide: Story = { args: { kind: 'sector', wide: true } };
