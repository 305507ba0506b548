import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { PEOPLE_ZH, STAGES_EN } from './form-list.fixtures.ts';
import { FormList, type FormListProps } from './form-list.tsx';

interface Person {
  name: string;
  idCard: string;
}

const person = (name = '', idCard = ''): Person => ({ name, idCard });
const TWO = [person('苏婉', '370211199003120024'), person('陈澜', '370211198807230015')];

type PeopleProps = Omit<FormListProps<Person>, 'children' | 'blank'>;

function People({ value, onValueChange, ...props }: PeopleProps) {
  const [people, setPeople] = useState(value);
  return (
    <FormList
      {...props}
      value={people}
      blank={person}
      onValueChange={(next) => {
        setPeople(next);
        onValueChange(next);
      }}
      style={{ maxWidth: 560 }}
    >
      {({ value: { name, idCard }, number, onChange }) => (
        <>
          <TextInput
            aria-label={`第 ${number} 人的姓名`}
            placeholder="姓名"
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <TextInput
            aria-label={`第 ${number} 人的身份证号`}
            placeholder="身份证号"
            value={idCard}
            onChange={(event) => onChange({ idCard: event.target.value })}
          />
        </>
      )}
    </FormList>
  );
}

const meta = {
  title: 'ui/FormList',
  component: People,
  args: {
    legend: '股东',
    hint: '与章程一致，按出资比例排列',
    value: TWO,
    onValueChange: fn<PeopleProps['onValueChange']>(),
    min: 1,
    max: 3,
    labels: PEOPLE_ZH,
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: '股东' });
    await expect(list).toHaveAccessibleDescription('与章程一致，按出资比例排列');
    await expect(within(list).getAllByRole('group', { name: /^第 \d 人$/ })).toHaveLength(2);
  },
};

export const AddsAndRemoves: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加一人' }));
    const third = canvas.getByRole('textbox', { name: '第 3 人的姓名' });
    await expect(third).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '增加一人' })).not.toBeInTheDocument();
    await userEvent.keyboard('林舟');
    await userEvent.click(canvas.getByRole('button', { name: '移除第 1 人' }));
    await expect(canvas.getByRole('textbox', { name: '第 1 人的姓名' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '第 1 人的姓名' })).toHaveValue('陈澜');
    await expect(canvas.getByRole('status')).toHaveTextContent('已移除第 1 人');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([TWO[1], person('林舟')]);
    await userEvent.click(canvas.getByRole('button', { name: '移除第 2 人' }));
    await expect(canvas.getByRole('button', { name: '移除第 1 人' })).toBeDisabled();
  },
};

export const KeepsTheFieldsOfALine: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const second = canvas.getByRole('textbox', { name: '第 2 人的姓名' });
    await userEvent.click(canvas.getByRole('button', { name: '移除第 1 人' }));
    await expect(canvas.getByRole('textbox', { name: '第 1 人的姓名' })).toBe(second);
  },
};

export const NoLine: Story = {
  args: { value: [], min: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加一人' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除第 1 人' }));
    await expect(canvas.getByRole('button', { name: '增加一人' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { value: [person('苏婉')], error: '请至少填写两名股东' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '股东' })).toHaveAccessibleDescription(
      '请至少填写两名股东 与章程一致，按出资比例排列',
    );
  },
};

interface Stage {
  title: string;
  work: string;
}

function Stages() {
  const [stages, setStages] = useState<readonly Stage[]>([
    { title: 'Prototype', work: 'Build and test one unit at the pilot plant.' },
    { title: 'Series', work: '' },
  ]);
  return (
    <FormList
      legend="Stages of the project"
      layout="block"
      value={stages}
      onValueChange={setStages}
      blank={() => ({ title: '', work: '' })}
      labels={STAGES_EN}
      style={{ maxWidth: 560 }}
    >
      {({ value: { title, work }, onChange }) => (
        <>
          <Field label="Title">
            {(input) => (
              <TextInput {...input} value={title} onChange={(event) => onChange({ title: event.target.value })} />
            )}
          </Field>
          <Field label="Work">
            {(input) => (
              <TextArea {...input} value={work} onChange={(event) => onChange({ work: event.target.value })} />
            )}
          </Field>
        </>
      )}
    </FormList>
  );
}

export const InBlocks: Story = {
  globals: { locale: 'en' },
  render: () => <Stages />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Stage 2' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
