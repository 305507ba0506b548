import { Button } from '@zonekit/ui/button';
import { Calendar, type DateRange } from '@zonekit/ui/calendar';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Dialog } from '@zonekit/ui/dialog';
import { Field } from '@zonekit/ui/field';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { type FormEvent, useState } from 'react';
import { FIELDS, INITIAL, validate } from '../shared/data.js';
import { CALENDAR_LABELS } from './words.ts';

type Values = Record<string, string>;

function BookingField({
  field: { name, label, kind, options = [], autoComplete },
  value,
  error,
  onValueChange,
}: {
  field: (typeof FIELDS)[number];
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}) {
  if (kind === 'radio') {
    return (
      <ChoiceGroup
        type="radio"
        id={name}
        legend={label}
        name={name}
        value={value || null}
        onValueChange={onValueChange}
        columns={3}
        options={options.map((option) => ({ value: option, label: option }))}
        {...(error && { error })}
      />
    );
  }
  return (
    <Field label={label} id={name} error={error}>
      {(control) => {
        const props = {
          ...control,
          name,
          value,
          onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
        };
        if (kind === 'textarea') return <TextArea {...props} rows={2} />;
        if (kind === 'text') return <TextInput {...props} autoComplete={autoComplete} />;
        return (
          <Select {...props}>
            <option value="">Choose</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}

function Booking({ onDone }: { onDone: () => void }) {
  const [range, setRange] = useState<DateRange>({ start: null, end: null });
  const [values, setValues] = useState<Values>(INITIAL);
  const [errors, setErrors] = useState<Values>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid: Values = validate(values);
    setErrors(invalid);
    const first = FIELDS.find(({ name }) => invalid[name]);
    if (first) {
      const field = event.currentTarget.querySelector<HTMLElement>(`#${first.name}`);
      (field?.querySelector('input') ?? field)?.focus();
    } else if (range.start) onDone();
  };
  return (
    <>
      <Dialog.Body>
        <form id="booking" className="book" data-testid="modal-b" noValidate onSubmit={submit}>
          <Calendar
            data-testid="bk-calendar"
            label="Dates"
            locale="en"
            labels={CALENDAR_LABELS}
            mode="range"
            months={2}
            min={new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format()}
            value={range}
            onValueChange={setRange}
          />
          <div className="fields">
            {FIELDS.map((field) => (
              <BookingField
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                error={errors[field.name]}
                onValueChange={(value) => setValues((current) => ({ ...current, [field.name]: value }))}
              />
            ))}
          </div>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Actions>
          <Button kind="primary" type="submit" form="booking" data-testid="bk-submit">
            Book
          </Button>
        </Dialog.Actions>
      </Dialog.Footer>
    </>
  );
}

export default function BookingDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content width={1000} closeLabel="Close" aria-describedby={undefined}>
        <Dialog.Header closeProps={{ 'data-testid': 'modal-b-close' }}>
          <Dialog.Title>Book a room</Dialog.Title>
        </Dialog.Header>
        <Booking onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
