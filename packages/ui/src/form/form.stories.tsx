import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../button/button.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { FormField, FormValue } from '../form-field/form-field.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from './form.tsx';

const schema = z.object({
  name: z.string().check(z.minLength(1, '请填写企业名称')),
  contact: z.object({ phone: z.string().check(z.regex(/^1\d{10}$/, '请输入正确的手机号码')) }),
  district: z.string().check(z.minLength(1, '请选择区县')),
  period: z.nullable(z.enum(['am', 'pm'])).check(z.refine((period) => period !== null, '请选择使用时段')),
  note: z.string(),
});

interface Args {
  onSubmit: (values: z.output<typeof schema>) => Promise<FormProblem | undefined>;
}

function Registration({ onSubmit }: Args) {
  const form = useSchemaForm(schema, {
    defaultValues: { name: '', contact: { phone: '' }, district: '', period: null, note: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      aria-label="路演登记"
      labels={{
        invalid: (count) => `有${count}项需要更正，已填写的内容都在`,
        failed: '没有提交成功，已填写的内容都在',
        noAnswer: '网络没有响应，请重新提交',
      }}
      style={{ maxWidth: 560 }}
    >
      <FormField control={form.control} name="name" label="企业名称" hint="与营业执照一致" required>
        {(input) => <TextInput {...input} autoComplete="organization" />}
      </FormField>
      <FormField control={form.control} name="contact.phone" label="联系电话" required>
        {(input) => <TextInput {...input} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField control={form.control} name="district" label="区县" required>
        {(input) => (
          <Select {...input}>
            <option value="">请选择区县</option>
            <option value="east">东港区</option>
            <option value="north">北山区</option>
          </Select>
        )}
      </FormField>
      <FormValue control={form.control} name="period">
        {({ id, name, value, onValueChange, error }) => (
          <ChoiceGroup
            id={id}
            name={name}
            type="radio"
            legend="使用时段"
            columns={2}
            value={value}
            onValueChange={(period) => onValueChange(period === 'am' ? 'am' : 'pm')}
            error={error}
            options={[
              { value: 'am', label: '上午', description: '9:00–12:00' },
              { value: 'pm', label: '下午', description: '13:30–17:30' },
            ]}
          />
        )}
      </FormValue>
      <FormField control={form.control} name="note" label="路演内容" optional="选填">
        {(input) => <TextArea {...input} />}
      </FormField>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <FormSubmit>提交登记</FormSubmit>
        <Button type="reset" kind="quiet">
          重新填写
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: 'ui/Form',
  component: Registration,
  args: { onSubmit: fn<Args['onSubmit']>(async () => undefined) },
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const fill = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '东港澜图智能装备有限公司');
  await userEvent.type(canvas.getByRole('textbox', { name: '联系电话' }), '13800002026');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区县' }), 'east');
  await userEvent.click(canvas.getByRole('radio', { name: /上午/ }));
};
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '提交登记' }));

export const Default: Story = {};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const summary = await canvas.findByRole('group', { name: '有4项需要更正，已填写的内容都在' });
    await expect(summary).toHaveFocus();
    const lines = within(summary).getAllByRole('link');
    await expect(lines.map((line) => line.textContent)).toEqual([
      '请填写企业名称',
      '请输入正确的手机号码',
      '请选择区县',
      '请选择使用时段',
    ]);
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveAccessibleDescription(
      '请填写企业名称 与营业执照一致',
    );
    await expect(canvas.getByRole('textbox', { name: '联系电话' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LeadsToTheFieldAndForgetsWhatIsMended: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: '请选择使用时段' }));
    await expect(canvas.getByRole('radio', { name: /上午/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '请填写企业名称' }));
    const name = canvas.getByRole('textbox', { name: '企业名称' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, '澜图');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '请填写企业名称' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: /有3项/ })).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await expect(await canvas.findByRole('link', { name: '请填写企业名称' })).toBeVisible();
    await expect(name).toHaveFocus();
  },
};

export const SendsOnceWhatTheSchemaMade: Story = {
  tags: ['!visual'],
  args: {
    onSubmit: fn<Args['onSubmit']>(
      () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 100)),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    const form = canvas.getByRole('form', { name: '路演登记' });
    await expect([...new FormData(form as HTMLFormElement).entries()]).toEqual([
      ['name', '东港澜图智能装备有限公司'],
      ['contact.phone', '13800002026'],
      ['district', 'east'],
      ['period', 'am'],
      ['note', ''],
    ]);
    await submit(canvas);
    await submit(canvas);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '东港澜图智能装备有限公司',
      contact: { phone: '13800002026' },
      district: 'east',
      period: 'am',
      note: '',
    });
  },
};

export const RefusedByTheService: Story = {
  args: {
    onSubmit: fn<Args['onSubmit']>(async () => ({
      message: '该时段刚被预约',
      fields: { 'contact.phone': '该手机号码已登记', park: '无权选择该园区' },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await submit(canvas);
    const summary = await canvas.findByRole('group', { name: '没有提交成功，已填写的内容都在' });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['该时段刚被预约', '无权选择该园区', '该手机号码已登记']);
    await expect(canvas.getByRole('textbox', { name: '联系电话' })).toHaveAccessibleDescription('该手机号码已登记');
  },
};

export const KeepsWhatWasTypedWhenTheNetworkFails: Story = {
  args: {
    onSubmit: fn<Args['onSubmit']>(async () => {
      throw new TypeError('Failed to fetch');
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await submit(canvas);
    const summary = await canvas.findByRole('group', { name: '没有提交成功，已填写的内容都在' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('网络没有响应，请重新提交');
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue('东港澜图智能装备有限公司');
    await expect(canvas.getByRole('radio', { name: /上午/ })).toBeChecked();
    await submit(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

export const ResetEmptiesIt: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await userEvent.clear(canvas.getByRole('textbox', { name: '联系电话' }));
    await submit(canvas);
    await canvas.findByRole('group', { name: /有1项/ });
    await userEvent.click(canvas.getByRole('button', { name: '重新填写' }));
    await expect(canvas.queryByRole('group', { name: /有1项/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: '区县' })).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: /上午/ })).not.toBeChecked();
  },
};
