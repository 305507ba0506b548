import * as z from 'zod/mini';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { ChoiceGroup } from '../choice-group/choice-group.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { Field } from '../field/field.tsx';
import { Form, useSchemaForm } from '../form/form.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Upload, type UploadLabels } from '../upload/upload.tsx';
import type { Given, Primitives } from './primitives.types.ts';

const schema = z.object({ name: z.string() });
const FORM_LABELS = { invalid: () => '需要更正', failed: '没有提交成功', noAnswer: '请重试' };
function OneForm({ given, field }: { given?: Given; field?: Given }) {
  const form = useSchemaForm(schema, { defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => undefined} labels={FORM_LABELS} {...given}>
      <FormField control={form.control} name="name" label="名称" {...field}>
        {(input) => <TextInput {...input} />}
      </FormField>
    </Form>
  );
}

const name = (text: string) => text;
const UPLOAD_LABELS: UploadLabels = {
  choose: '选择文件',
  drop: '松开',
  list: '文件',
  refused: ({ name }) => name,
  states: { waiting: '等待', sending: (percent) => `${percent}%`, paused: '暂停', failed: '失败', done: '完成' },
  pause: name,
  resume: name,
  retry: name,
  remove: (text) => `移除${text}`,
  said: name,
};

/** What is filled in. */
export const FORMS: Primitives = {
  CheckboxGroup: (given) => (
    <CheckboxGroup legend="产业" name="industry" options={[{ value: 'it', label: '信息技术' }]} {...given} />
  ),
  ChoiceGroup: (given) => (
    <ChoiceGroup
      type="radio"
      legend="时段"
      name="period"
      value={null}
      onValueChange={() => {}}
      options={[{ value: 'am', label: '上午' }]}
      {...given}
    />
  ),
  ErrorSummary: (given) => <ErrorSummary title="有 1 项" errors={[{ id: 'x', message: '请填写' }]} {...given} />,
  Field: (given) => (
    <Field label="名称" {...given}>
      {(control) => <TextInput {...control} />}
    </Field>
  ),
  Form: (given) => <OneForm given={given} />,
  FormField: (given) => <OneForm field={given} />,
  RadioGroup: (given) => <RadioGroup legend="时段" name="part" options={[{ value: 'am', label: '上午' }]} {...given} />,
  SegmentedControl: (given) => (
    <SegmentedControl
      legend="查看方式"
      options={[
        { value: 'list', label: '列表' },
        { value: 'map', label: '地图' },
      ]}
      {...given}
    />
  ),
  Select: (given) => (
    <Select aria-label="排序" {...given}>
      <option>时间</option>
    </Select>
  ),
  Slider: (given) => (
    <Slider label="面积" thumbs={[{ label: '最小' }, { label: '最大' }]} min={0} max={10} {...given} />
  ),
  TextArea: (given) => <TextArea aria-label="内容" {...given} />,
  TextInput: (given) => <TextInput aria-label="名称" {...given} />,
  Upload: (given) => (
    <Upload
      labels={UPLOAD_LABELS}
      upload={() => Promise.reject(new Error('not here'))}
      defaultValue={[{ id: 'f', name: '方案.pdf', size: 9 }]}
      {...given}
    />
  ),
};
