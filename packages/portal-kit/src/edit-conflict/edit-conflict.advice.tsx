import { Alert } from '@zonekit/ui/alert';
import { Field } from '@zonekit/ui/field';
import { Stack } from '@zonekit/ui/stack';
import { TextInput } from '@zonekit/ui/text-input';
import type { AdviceSamples, SampleProps } from '../../../ui/src/docs/advice.types.ts';
import { EditConflict, type EditedField } from './edit-conflict.tsx';

type Text = SampleProps['text'];

const powerOf = (text: Text): EditedField<string> => ({
  name: 'power',
  label: text('用电负荷', 'Power'),
  mine: '630 kVA',
  theirs: '500 kVA',
});

const conflict = (text: Text, fields: EditedField<string>[]) => (
  <EditConflict
    who={text('同事', 'A colleague')}
    savedAt="2026-11-20T14:35:00+08:00"
    fields={fields}
    onResolve={() => {}}
  />
);

const advice: AdviceSamples = {
  zoom: 0.75,
  dos: {
    'Pass `before` where it is known: what they alone changed begins with theirs': ({ text }) =>
      conflict(text, [{ ...powerOf(text), mine: '320 kVA', before: '320 kVA' }]),
  },
  donts: {
    'Never overwrite one side in silence': ({ text }) => (
      <Stack>
        <Field label={text('用电负荷', 'Power')}>
          {(control) => <TextInput {...control} defaultValue="630 kVA" />}
        </Field>
        <Alert tone="success" title={text('已保存', 'Saved')} />
      </Stack>
    ),
    'Do not list fields that are the same on both sides': ({ text }) =>
      conflict(text, [
        powerOf(text),
        { name: 'start', label: text('计划投产', 'Start'), mine: '2027-03', theirs: '2027-03' },
      ]),
  },
};
export default advice;
