import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../button/button.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { Field } from '../field/field.tsx';
import { Form, FormSubmit, useSchemaForm } from '../form/form.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormField, FormValue } from './form-field.tsx';

const ZH = {
  form: '企业登记',
  labels: {
    invalid: (count: number) => `有 ${count} 项需要更正，已填写的内容都在`,
    failed: '没有提交成功，已填写的内容都在',
    noAnswer: '网络没有响应，请重新提交',
  },
  phone: { label: '联系电话', hint: '用于通知审核结果', error: '请输入正确的手机号码' },
  staff: { label: '职工人数', error: '请填写职工人数' },
  size: { legend: '企业规模', error: '请选择企业规模', options: ['小微企业', '中型企业'] },
  site: { label: '企业网址', optional: '选填' },
  step: { increase: '增加', decrease: '减少' },
  submit: '提交登记',
};
const EN: typeof ZH = {
  form: 'Company registration',
  labels: {
    invalid: (count) => `${count} fields need correcting; what you filled in is kept`,
    failed: 'It was not submitted; what you filled in is kept',
    noAnswer: 'The network did not answer; submit again',
  },
  phone: { label: 'Phone', hint: 'We send the result of the review there', error: 'Enter a valid mobile number' },
  staff: { label: 'Employees', error: 'Fill in how many work for you' },
  size: { legend: 'Company size', error: 'Choose a company size', options: ['Small or micro', 'Medium'] },
  site: { label: 'Website', optional: 'optional' },
  step: { increase: 'Increase', decrease: 'Decrease' },
  submit: 'Submit registration',
};

const schemaOf = (words: typeof ZH) =>
  z.object({
    contact: z.object({ phone: z.string().check(z.regex(/^1\d{10}$/, words.phone.error)) }),
    staff: z.nullable(z.number()).check(z.refine((staff) => staff !== null, words.staff.error)),
    size: z.nullable(z.string()).check(z.refine((size) => size !== null, words.size.error)),
    site: z.string(),
  });

interface Args {
  words: typeof ZH;
  phone: string;
  onSubmit: (values: unknown) => undefined;
}

function Registration({ words, phone, onSubmit }: Args) {
  const form = useSchemaForm(schemaOf(words), {
    defaultValues: { contact: { phone }, staff: null, size: null, site: '' },
  });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      labels={words.labels}
      aria-label={words.form}
      style={{ display: 'grid', gap: 16, maxWidth: 400 }}
    >
      <FormField control={control} name="contact.phone" label={words.phone.label} hint={words.phone.hint} required>
        {(input) => <TextInput {...input} type="tel" autoComplete="tel" />}
      </FormField>
      <FormValue control={control} name="staff">
        {({ id, error, ...given }) => (
          <Field id={id} label={words.staff.label} error={error} required>
            {(input) => <NumberInput {...input} {...given} min={0} labels={words.step} />}
          </Field>
        )}
      </FormValue>
      <FormValue control={control} name="size">
        {(given) => (
          <ChoiceGroup
            {...given}
            type="radio"
            legend={words.size.legend}
            columns={2}
            options={words.size.options.map((label) => ({ value: label, label }))}
          />
        )}
      </FormValue>
      <FormField control={control} name="site" label={words.site.label} optional={words.site.optional}>
        {(input) => <TextInput {...input} type="url" autoComplete="url" />}
      </FormField>
      <FormSubmit>{words.submit}</FormSubmit>
    </Form>
  );
}

const meta = {
  title: 'ui/FormField',
  args: { words: ZH, phone: '', onSubmit: fn() },
  render: (args) => <Registration {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phone = (canvas: Canvas, { phone: { label } }: typeof ZH) => canvas.getByRole('textbox', { name: label });
const submit = (canvas: Canvas, words: typeof ZH) =>
  userEvent.click(canvas.getByRole('button', { name: words.submit }));

export const Empty: Story = {};
export const Filled: Story = { args: { phone: '13800002026' } };
export const Wrong: Story = {
  play: async ({ canvasElement, args: { words, onSubmit } }) => {
    const canvas = within(canvasElement);
    await submit(canvas, words);
    await waitFor(() => expect(phone(canvas, words)).toBeInvalid());
    await expect(phone(canvas, words)).toHaveAccessibleDescription(`${words.phone.error} ${words.phone.hint}`);
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(words.staff.error);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(words.size.error);
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.site.label) })).toBeValid();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const InEnglish: Story = { args: { words: EN }, globals: { locale: 'en' } };
export const WrongInEnglish: Story = { ...Wrong, ...InEnglish };

/** Label, hint, fault and value hang on one path, and the summary leads there. */
export const HangsOnItsPath: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args: { words } }) => {
    const canvas = within(canvasElement);
    const field = phone(canvas, words);
    await expect(field).toHaveAttribute('name', 'contact.phone');
    await expect(field).toBeRequired();
    await submit(canvas, words);
    await userEvent.click(await canvas.findByRole('link', { name: words.phone.error }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('13800002026');
    await waitFor(() => expect(field).toHaveAccessibleDescription(words.phone.hint));
    await expect(field).toBeValid();
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
  },
};

export const GivesWhatWasTypedAndChosen: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement, args: { words, onSubmit } }) => {
    const canvas = within(canvasElement);
    await userEvent.type(phone(canvas, words), '13800002026');
    await userEvent.type(canvas.getByRole('spinbutton'), '120');
    await userEvent.click(canvas.getByRole('radio', { name: words.size.options[1] ?? '' }));
    await submit(canvas, words);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        contact: { phone: '13800002026' },
        staff: 120,
        size: words.size.options[1],
        site: '',
      }),
    );
  },
};

function Size({ words, onSubmit }: Args) {
  const form = useSchemaForm(schemaOf(words), {
    defaultValues: { contact: { phone: '' }, staff: null, size: null, site: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit} labels={words.labels} aria-label={words.form}>
      <FormValue control={form.control} name="size">
        {(given) => (
          <ChoiceGroup
            {...given}
            type="radio"
            legend={words.size.legend}
            options={words.size.options.map((label) => ({ value: label, label }))}
          />
        )}
      </FormValue>
      <Button onClick={() => form.trigger('size', { shouldFocus: true })}>{words.submit}</Button>
    </Form>
  );
}

/** A check of some fields leads to the first wrong one, a group of choices as well. */
export const TakesTheFocusOfACheck: Story = {
  tags: ['!visual'],
  render: (args) => <Size {...args} />,
  play: async ({ canvasElement, args: { words } }) => {
    const canvas = within(canvasElement);
    await submit(canvas, words);
    await waitFor(() => expect(canvas.getByRole('radio', { name: words.size.options[0] ?? '' })).toHaveFocus());
  },
};

const cities = z.object({ city: z.string() });

function City({ words, onSubmit }: Args) {
  const form = useSchemaForm(cities, { defaultValues: { city: 'beishan' } });
  const [read, setRead] = useState(false);
  return (
    <Form form={form} onSubmit={onSubmit} labels={words.labels} aria-label={words.form}>
      <FormField control={form.control} name="city" label="城市">
        {(input) => (
          <Select {...input}>
            <option value="">请选择</option>
            {read && <option value="donggang">东港</option>}
            {read && <option value="beishan">北山</option>}
          </Select>
        )}
      </FormField>
      <Button onClick={() => setRead(true)}>读取城市</Button>
      <FormSubmit>{words.submit}</FormSubmit>
    </Form>
  );
}

/** The value of a select stands although it is left before its option is there. */
export const KeepsTheValueOfALateOption: Story = {
  tags: ['!visual'],
  render: (args) => <City {...args} />,
  play: async ({ canvasElement, args: { words, onSubmit } }) => {
    const canvas = within(canvasElement);
    const city = canvas.getByRole('combobox', { name: '城市' });
    const ends = async (value: string) => {
      await submit(canvas, words);
      await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ city: value }));
    };
    await userEvent.click(city);
    await userEvent.tab();
    await ends('beishan');
    await userEvent.click(canvas.getByRole('button', { name: '读取城市' }));
    await expect(city).toHaveValue('beishan');
    await userEvent.selectOptions(city, 'donggang');
    await userEvent.tab();
    await ends('donggang');
    await userEvent.selectOptions(city, '');
    await ends('');
  },
};
