import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { Link } from '../link/link.tsx';
import { Accordion } from './accordion.tsx';

const Questions = (props: Partial<Parameters<typeof Accordion.Root>[0]>) => (
  <Accordion.Root headingLevel={3} {...props}>
    <Accordion.Item value="material" defaultOpen>
      <Accordion.Title>申报需要哪些材料？</Accordion.Title>
      <Accordion.Content>营业执照、上一年度审计报告和项目说明。</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="time">
      <Accordion.Title>多久有结果？</Accordion.Title>
      <Accordion.Content>
        十五个工作日。{' '}
        <Link kind="text" href="#progress">
          查看办理进度
        </Link>
      </Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="appeal">
      <Accordion.Title>没有通过怎么办？</Accordion.Title>
      <Accordion.Content>收到通知后五个工作日内可以申请复核。</Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
);

const meta = {
  title: 'ui/Accordion',
  component: Accordion.Root,
  render: (args) => <Questions {...args} />,
} satisfies Meta<typeof Accordion.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The items that are open, by the texts of their titles. */
const openTitles = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

export const Rows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: '多久有结果？' })).toBeVisible();
    await expect(openTitles(canvasElement)).toEqual(['申报需要哪些材料？']);
  },
};

/** Facts stand at the end of the row and are part of its accessible name. */
export const WithFacts: Story = {
  render: () => (
    <Accordion.Root>
      <Accordion.Item defaultOpen>
        <Accordion.Title facts={<Chip tone="success">3 项已满足</Chip>}>研发投入</Accordion.Title>
        <Accordion.Content>三年研发费用占比均在百分之五以上。</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item>
        <Accordion.Title facts="2026-11-20">
          知识产权与近三年获得的省部级以上科技奖励，包括与其他单位共同获得的
        </Accordion.Title>
        <Accordion.Content>发明专利两件。</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
};

/** A line of text shows the rest of what is above it; alone it needs no Root. */
export const Text: Story = {
  render: () => (
    <>
      <p>首付三成，余款按季支付。</p>
      <Accordion.Item kind="text">
        <Accordion.Title>合同样本</Accordion.Title>
        <Accordion.Content>甲方为出租方，乙方为承租方。</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item kind="text" defaultOpen>
        <Accordion.Title>另有 2 条评价</Accordion.Title>
        <Accordion.Content>
          <p>交付及时。</p>
          <p>沟通顺畅。</p>
        </Accordion.Content>
      </Accordion.Item>
    </>
  ),
};

export const WithDisabledItem: Story = {
  render: () => (
    <Accordion.Root>
      <Accordion.Item>
        <Accordion.Title>公示结果</Accordion.Title>
        <Accordion.Content>二十家企业入选。</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item disabled>
        <Accordion.Title facts="公示后开放">拨付安排</Accordion.Title>
        <Accordion.Content>尚未公布。</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    const summary = canvas.getByText('拨付安排').closest('summary') as HTMLElement;
    await expect(summary).toHaveAttribute('aria-disabled', 'true');
    // As assistive technology presses it, whatever takes the pointer.
    summary.click();
    await expect(openTitles(canvasElement)).toEqual([]);
    await expect(canvas.queryByText('尚未公布。')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(summary).not.toHaveFocus();
  },
};

export const OnAPhone: Story = {
  ...WithFacts,
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390 } },
};

export const InEnglish: Story = {
  tags: ['!visual'],
  globals: { locale: 'en' },
  render: () => (
    <Accordion.Item headingLevel={2}>
      <Accordion.Title>What is needed to apply?</Accordion.Title>
      <Accordion.Content>The business licence.</Accordion.Content>
    </Accordion.Item>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What is needed to apply?'));
    await expect(canvas.getByText('The business licence.')).toBeVisible();
  },
};

/** The browser holds the state: several stand open, and what closes leaves the others as they are. */
export const SeveralStandOpen: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('多久有结果？').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('多久有结果？'));
    await expect(openTitles(canvasElement)).toEqual(['申报需要哪些材料？', '多久有结果？']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '查看办理进度' })).toHaveFocus();
    await userEvent.click(canvas.getByText('申报需要哪些材料？'));
    await expect(openTitles(canvasElement)).toEqual(['多久有结果？']);
  },
};

export const SingleClosesTheOthers: Story = {
  tags: ['!visual'],
  args: { type: 'single' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('没有通过怎么办？'));
    await expect(openTitles(canvasElement)).toEqual(['没有通过怎么办？']);
    await userEvent.click(canvas.getByText('没有通过怎么办？'));
    await expect(openTitles(canvasElement)).toEqual([]);
  },
};

/** The page holds the state: its own buttons open items, and it may refuse to close one. */
export const Controlled: Story = {
  tags: ['!visual'],
  args: { type: 'single', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(['material']);
    return (
      <>
        <Button onClick={() => setValue(['appeal'])}>复核</Button>
        <Questions
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange?.(next);
            if (next.length > 0) setValue(next);
          }}
        />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('多久有结果？'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['time']);
    await expect(openTitles(canvasElement)).toEqual(['多久有结果？']);
    await userEvent.click(canvas.getByText('多久有结果？'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(openTitles(canvasElement), 'refused').toEqual(['多久有结果？']);
    await userEvent.click(canvas.getByRole('button', { name: '复核' }));
    await expect(openTitles(canvasElement)).toEqual(['没有通过怎么办？']);
    // As the browser's search does for a word that it finds in closed content.
    (canvas.getByText('申报需要哪些材料？').closest('details') as HTMLDetailsElement).open = true;
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['material']));
    await waitFor(() => expect(openTitles(canvasElement)).toEqual(['申报需要哪些材料？']));
  },
};

/** On a slow line visitors press before the page is hydrated. */
export const KeepsWhatWasOpenedBeforeHydration: Story = {
  tags: ['!visual'],
  render: () => <div data-host="" />,
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector('[data-host]') as HTMLElement;
    host.innerHTML = renderToString(<Questions type="single" />);
    await userEvent.click(within(host).getByText('没有通过怎么办？'));
    await expect(openTitles(host)).toEqual(['没有通过怎么办？']);
    const errors = spyOn(console, 'error');
    const recovered = fn();
    const root = hydrateRoot(host, <Questions type="single" />, { onRecoverableError: recovered });
    // Nothing shows that hydration is over.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(recovered).not.toHaveBeenCalled();
    await expect(errors).not.toHaveBeenCalled();
    await expect(openTitles(host)).toEqual(['没有通过怎么办？']);
    root.unmount();
    errors.mockRestore();
  },
};
