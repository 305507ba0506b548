import { DatePicker } from '@zonekit/ui/date-picker';
import { Field } from '@zonekit/ui/field';
import { DATE_LABELS } from './words.ts';

interface DateQuestionProps {
  label: string;
  value: string | null;
  onValueChange: (value: string | null) => void;
}

export default function DateQuestion({ label, value, onValueChange }: DateQuestionProps) {
  return (
    <Field label={label}>
      {(control) => (
        <DatePicker {...control} locale="en" labels={DATE_LABELS} value={value} onValueChange={onValueChange} />
      )}
    </Field>
  );
}
