import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextInput } from '@zonekit/ui/text-input';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { createSlot } from '../device-storage/core/index.ts';
import { storyWords } from '../internal/story-words.ts';
import { RestoredNotice } from './draft-notices.tsx';
import { FormFoot } from './form-foot.tsx';
import { START, slotOn, UnitApplication, type UnitDraft } from './form-page.fixtures.tsx';
import { FormPage } from './form-page.tsx';
import { FormSection } from './form-section.tsx';
import { type FormDraft, useDraftForm } from './use-draft-form.ts';

const AT = '2026-11-20T14:32:00+08:00';
const typed: UnitDraft = { values: { ...START, power: '630' }, base: 2, at: AT };
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const meta = {
  title: 'kit/FormPage',
  component: UnitApplication,
  parameters: { layout: 'fullscreen', visual: { width: 1280, height: 900 } },
  args: { slot: () => slotOn(), savedAt: AT, onSubmit: fn() },
} satisfies Meta<typeof UnitApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

type StoryContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'globals'>;

const power = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '用电负荷' });

/** The words around the time, which is an element of its own, with spaces as queries normalize them. */
const withoutTime = (key: 'savedAt' | 'restored', globals: StoryContext['globals']) =>
  storyWords('formPage', globals)
    .markup(key, { time: () => '' })
    .replace(/\s+/g, ' ')
    .trim();

const foot = (key: 'savedAt' | 'saved' | 'elsewhere' | 'unsaved', { canvasElement, globals }: StoryContext) =>
  within(canvasElement).findByText(
    key === 'savedAt' ? withoutTime(key, globals) : storyWords('formPage', globals)(key),
  );

const conflict = (globals: StoryContext['globals']) =>
  storyWords('editConflict', globals)('title', { who: storyWords('formPage', globals)('otherTab'), count: 2 });

/** Typing is kept at once, and what is put back as it was is nothing to keep. */
export const Returned: Story = {
  play: async (context) => {
    const { canvasElement } = context;
    await expect(await foot('savedAt', context)).toBeInTheDocument();
    await userEvent.type(power(canvasElement), '5');
    await expect(await foot('saved', context)).toBeInTheDocument();
    await userEvent.type(power(canvasElement), '{Backspace}');
    await expect(await foot('savedAt', context)).toBeInTheDocument();
  },
};

/** What was typed earlier is there again, and may go. */
export const Restored: Story = {
  args: { slot: () => slotOn({}, typed) },
  play: async (context) => {
    const { canvasElement, globals } = context;
    await expect(power(canvasElement)).toHaveValue('630');
    await expect(within(canvasElement).getByText(withoutTime('restored', globals))).toBeInTheDocument();
  },
};

export const StartedOver: Story = {
  ...Restored,
  tags: ['!visual'],
  play: async (context) => {
    const { canvasElement, globals } = context;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyWords('formPage', globals)('startOver') }));
    await expect(power(canvasElement)).toHaveValue('320');
    await expect(canvas.getByRole('textbox', { name: '经办人' })).toHaveFocus();
    await expect(canvas.queryByText(withoutTime('restored', globals))).not.toBeInTheDocument();
    await expect(await foot('savedAt', context)).toBeInTheDocument();
  },
};

/** Another tab has kept something else meanwhile: neither takes the other's place unless it is chosen. */
export const AnotherTab: Story = {
  args: {
    slot: () => {
      const slot = slotOn();
      let first = true;
      return {
        ...slot,
        read: () => {
          // The other tab writes once this one has read.
          const draft = slot.read();
          if (first) slot.write({ ...typed, values: { ...START, power: '500', area: '3,000' } });
          first = false;
          return draft;
        },
      };
    },
  },
  play: async (context) => {
    const { canvasElement, globals } = context;
    const canvas = within(canvasElement);
    await userEvent.type(power(canvasElement), '5');
    await canvas.findByText(conflict(globals));
    await expect(await foot('elsewhere', context)).toBeInTheDocument();
    const choice = canvas.getByRole('radiogroup', { name: '面积' });
    await expect(within(choice).getByRole('radio', { name: /3,000/ })).toBeChecked();
  },
};

export const OneOfBothTabs: Story = {
  ...AnotherTab,
  tags: ['!visual'],
  play: async (context) => {
    await AnotherTab.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: storyWords('editConflict', context.globals)('merge') }));
    await waitFor(() => expect(canvas.queryByText(conflict(context.globals))).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: '经办人' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '面积' })).toHaveValue('3,000');
    await expect(power(context.canvasElement)).toHaveValue('3205');
    await expect(await foot('saved', context)).toBeInTheDocument();
  },
};

/** The device takes nothing: it is said before anybody loses anything. */
export const StoreFull: Story = {
  args: { slot: () => slotOn({ setItem: refuse }) },
  play: async (context) => {
    const { canvasElement } = context;
    await userEvent.type(power(canvasElement), '5');
    await expect(await foot('unsaved', context)).toBeInTheDocument();
  },
};

export const Leaving: Story = {
  play: async ({ canvasElement, globals }) => {
    await userEvent.type(power(canvasElement), '5');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(storyWords('formPage', globals)('leaveSaved'));
  },
};

export const Wrong: Story = {
  play: async (context) => {
    const { canvasElement, args } = context;
    await userEvent.clear(power(canvasElement));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新提交' }));
    const summary = await within(canvasElement).findByRole('group', { name: /有1项需要更正/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await foot('saved', context)).toBeInTheDocument();
  },
};

export const Phone: Story = { ...Restored, parameters: { visual: { width: 390, height: 844 } } };

const APPLICATION = z.object({
  person: z.string().check(z.minLength(1, '请填写经办人')),
  power: z.string().check(z.minLength(1, '请填写用电负荷')),
});
const DRAFT = createSlot<FormDraft<z.input<typeof APPLICATION>, number>>({
  key: 'unit-application',
  version: 1,
  parse: (value) => value as FormDraft<z.input<typeof APPLICATION>, number>,
  store: () => window.localStorage,
});

const AppliesForUnit = () => {
  const draft = useDraftForm(APPLICATION, { slot: DRAFT, start: { person: '', power: '' }, base: 1 });
  const { form, state, restoredAt, discard } = draft;
  return (
    <FormPage
      trail={[
        { label: '首页', href: '/' },
        { label: '入驻申请', href: '/applications' },
      ]}
      title="综保区三期5号厂房2层"
      line="入驻申请RZ-2026-1108-0037"
      notices={restoredAt && <RestoredNotice at={restoredAt} onDiscard={discard} />}
    >
      <Form
        form={form}
        aria-label="入驻申请"
        onSubmit={fn()}
        labels={{
          invalid: (count) => `有${count}项需要更正，已填写的内容都在`,
          failed: '没有提交成功，已填写的内容都在',
          noAnswer: '网络没有响应，请重新提交',
        }}
      >
        <FormSection title="一、拟租单元">
          <FormField control={form.control} name="person" label="经办人" required>
            {(input) => <TextInput {...input} autoComplete="name" />}
          </FormField>
          <FormField control={form.control} name="power" label="用电负荷" required>
            {(input) => <TextInput {...input} inputMode="decimal" />}
          </FormField>
        </FormSection>
        <FormFoot state={state} savedAt={null}>
          <FormSubmit>提交申请</FormSubmit>
        </FormFoot>
      </Form>
    </FormPage>
  );
};

export const Example: Story = { tags: ['!visual'], render: () => <AppliesForUnit /> };
