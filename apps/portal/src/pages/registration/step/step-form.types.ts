import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import type { useSchemaForm } from '@zonekit/ui/form';
import type { FormUploads } from '../../shared/files/use-form-uploads.ts';
import type { StepSchema } from './step-schema.ts';
import type { Need } from './step-values.ts';

export type StepFormApi = ReturnType<typeof useSchemaForm<StepSchema>>;

export interface FieldRowProps {
  form: StepFormApi;
  field: RegistrationField;
  need: Need;
  /** Whether it differs from what was returned. */
  changed: boolean;
  /** What the remark may be met with, where that is known. */
  suggestion: string | null;
  hidden: boolean;
  uploads: FormUploads;
  /** Whether a file of the field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}
