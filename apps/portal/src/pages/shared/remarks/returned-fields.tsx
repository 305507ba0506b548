import type { ReactNode } from 'react';
import { FieldRemark, type ReturnedField } from './field-remark.tsx';

export interface ListedField extends ReturnedField {
  field: string;
  label: string;
}

/** The remarks of a return beside what became of their fields. @param at when it was returned */
export const returnedFields = <Field extends string>(
  remarks: readonly { field: Field; remark: string }[],
  at: string,
  fieldOf: (field: Field) => Pick<ListedField, 'label' | 'changed' | 'before' | 'now'>,
): ListedField[] => remarks.map(({ field, remark }) => ({ field, remark, at, ...fieldOf(field) }));

/** Hint of a field: its own, and the remark where it was returned. */
export const hintWith =
  (fields: readonly ListedField[]) =>
  (name: string, own?: ReactNode): ReactNode => {
    const returned = fields.find(({ field }) => field === name);
    if (!returned) return own;
    return (
      <>
        {own}
        <FieldRemark {...returned} />
      </>
    );
  };
