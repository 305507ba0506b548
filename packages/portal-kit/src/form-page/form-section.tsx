'use client';
import { type ReactNode, useId } from 'react';
import * as css from './form-page.css.ts';

export interface FormSectionProps {
  /** Numbered where the form has several: 一、企业与经办人. */
  title: ReactNode;
  /** Fields, two beside each other where there is room; `FormWide` around what takes the line. */
  children: ReactNode;
}

/** Fields that belong together, with their heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      <div className={css.fields}>{children}</div>
    </section>
  );
}

/** Takes a whole line of a `FormSection`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
