import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../figure/figure.tsx';
import { Facts } from './facts.tsx';

const meta = {
  title: 'ui/Facts',
  component: Facts,
  args: {
    items: [
      {
        label: '支持额度',
        value: (
          <>
            最高<Figure>300</Figure>万元
          </>
        ),
      },
      { label: '支持方式', value: '后补助' },
      { label: '受理部门', value: '产业促进局' },
      { label: '申报方式', value: '网上申报' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const TwoRows: Story = { args: { columns: 2 } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};
