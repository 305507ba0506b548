import type { useSchemaForm } from '@zonekit/ui/form';
import type { ReactNode } from 'react';
import type { applicationSchema } from './application-schema.ts';
import type { ApplicationField } from './application-values.ts';

export type ApplicationFormApi = ReturnType<typeof useSchemaForm<ReturnType<typeof applicationSchema>>>;

export interface ApplicationFieldsProps {
  form: ApplicationFormApi;
  /** Hint of a field: its own, and the remark where it was returned. */
  hintOf: (name: ApplicationField, own?: ReactNode) => ReactNode;
}

export interface ApplicationFilesProps extends ApplicationFieldsProps {
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}
