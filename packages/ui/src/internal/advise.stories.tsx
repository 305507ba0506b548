import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from 'lucide-react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';

/** Console messages. Advice is dropped from production builds, and so a built Storybook has none. */
const heard: string[] = [];

/** Bad use on purpose: axe would rightly refuse it, and it is no picture. */
const meta: Meta = {
  title: 'ui/internal/Advice',
  tags: ['!autodocs', '!visual', '!dev'],
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    const spy = spyOn(console, 'error').mockImplementation((text) => heard.push(String(text)));
    return () => spy.mockRestore();
  },
};

export default meta;

type Story = StoryObj;

/** Each names the component, the cause and the mend. */
export const BadUseIsAdvised: Story = {
  render: () => (
    <>
      <Field label="">{(control) => <TextInput {...control} value="" defaultValue="" readOnly />}</Field>
      <Select />
      <IconButton label="" icon={Anchor} />
      <ChoiceGroup type="radio" legend="" name="x" value={null} onValueChange={() => {}} options={[]} />
    </>
  ),
  play: async () => {
    for (const start of [
      'Field: no label.',
      'TextInput: value and defaultValue',
      'Select: nothing names it.',
      'IconButton: no label.',
      'ChoiceGroup: no legend.',
    ]) {
      await expect(heard.find((text) => text.startsWith(start))).toBeDefined();
    }
  },
};

/** Before the next one: each text is logged once. */
export const DialogWithTitleIsNot: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content width={400} closeLabel="关闭">
        <Dialog.Header>
          <Dialog.Title>标题</Dialog.Title>
        </Dialog.Header>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    heard.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(heard).toEqual([]);
  },
};

export const DialogWithoutTitleIsAdvised: Story = {
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content width={400} closeLabel="关闭">
        <Dialog.Body>正文</Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: () =>
    waitFor(() => expect(heard.find((text) => text.startsWith('Dialog: no title.'))).toBeDefined(), { timeout: 3000 }),
};
