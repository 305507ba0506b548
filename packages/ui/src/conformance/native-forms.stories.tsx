import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { Field } from '../field/field.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const TOOLS = ['投影', '音响', '同传'].map((label) => ({ value: label, label }));
const PARTS = ['上午', '下午'].map((label) => ({ value: label, label }));

/** A form as the browser knows it: no library reads or writes a value. The two groups are held by state, as they always are. */
function BookingForm() {
  const [tools, setTools] = useState<string[]>(['投影']);
  const [part, setPart] = useState<string | null>(null);
  const restart = () => {
    setTools(['投影']);
    setPart(null);
  };
  return (
    <form aria-label="预约" onReset={restart} style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <Field label="企业名称" required>
        {(control) => <TextInput {...control} name="company" />}
      </Field>
      <Field label="路演内容">{(control) => <TextArea {...control} name="content" defaultValue="发布样机" />}</Field>
      <Field label="场馆" required>
        {(control) => (
          <Select {...control} name="hall" defaultValue="">
            <option value="">请选择场馆</option>
            <option value="a">一号厅</option>
          </Select>
        )}
      </Field>
      <ChoiceGroup
        type="checkbox"
        legend="设备"
        name="tool"
        options={TOOLS}
        value={tools}
        onValueChange={setTools}
        columns={3}
      />
      <ChoiceGroup
        type="radio"
        legend="时段"
        name="part"
        options={PARTS}
        value={part}
        onValueChange={setPart}
        required
      />
      <Checkbox label="我已阅读并同意《场馆使用须知》" name="agreed" value="yes" required />
    </form>
  );
}

const meta = {
  title: 'ui/Conformance/Native forms',
  component: BookingForm,
  tags: ['!autodocs', '!visual'],
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, value, required, reset and FormData of every input that is a native one. */
export const EveryInputTakesPart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '预约' });
    const read = () => [...new FormData(form)];
    const untouched = [
      ['company', ''],
      ['content', '发布样机'],
      ['hall', ''],
      ['tool', '投影'],
    ];
    const missing = () =>
      [...form.querySelectorAll<HTMLInputElement>('input:invalid, select:invalid, textarea:invalid')].map(
        ({ name }) => name,
      );
    await expect(read()).toEqual(untouched);
    await expect([...new Set(missing())]).toEqual(['company', 'hall', 'part', 'agreed']);

    await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '东港澜图');
    await userEvent.type(canvas.getByRole('textbox', { name: '路演内容' }), '，招募客户');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '场馆' }), 'a');
    await userEvent.click(canvas.getByRole('checkbox', { name: '同传' }));
    await userEvent.click(canvas.getByRole('radio', { name: '下午' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /同意/ }));
    await expect(missing()).toEqual([]);
    await expect(form.checkValidity()).toBe(true);
    await expect(read()).toEqual([
      ['company', '东港澜图'],
      ['content', '发布样机，招募客户'],
      ['hall', 'a'],
      ['tool', '投影'],
      ['tool', '同传'],
      ['part', '下午'],
      ['agreed', 'yes'],
    ]);

    form.reset();
    await waitFor(() => expect(read()).toEqual(untouched));
    await expect(canvas.getByRole('radio', { name: '下午' })).not.toBeChecked();
  },
};

/** A group that its owner does not put back keeps what its owner says: what is seen and what is held never differ. */
export const AHeldGroupStaysWithItsOwner: Story = {
  render: function Held() {
    const [part, setPart] = useState<string | null>(null);
    return (
      <form>
        <ChoiceGroup type="radio" legend="时段" name="part" options={PARTS} value={part} onValueChange={setPart} />
        <button type="reset">重填</button>
        <output>{part}</output>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '下午' }));
    await userEvent.click(canvas.getByRole('button', { name: '重填' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '下午' })).toBeChecked());
    await expect(canvas.getByRole('status')).toHaveTextContent('下午');
  },
};
