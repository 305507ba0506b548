'use client';
import { createContext, useContext } from 'react';

interface FormPlace {
  /** Before the names of the fields, in their ids. */
  prefix: string;
  /** A submit is on its way. */
  busy: boolean;
}

export const FormContext = createContext<FormPlace | null>(null);

/** Context of the surrounding Form. @throws Error outside a Form */
export const useFormPlace = (part: string): FormPlace => {
  const place = useContext(FormContext);
  if (!place) throw new Error(`${part}: it has no Form around it, so it would not be submitted. Put it inside <Form>.`);
  return place;
};

export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replaceAll('.', '-')}`;
