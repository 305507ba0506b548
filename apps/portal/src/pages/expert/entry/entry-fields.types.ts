import type { useSchemaForm } from '@zonekit/ui/form';
import type { entrySchema } from './entry-schema.ts';

export interface EntryFieldsProps {
  form: ReturnType<typeof useSchemaForm<ReturnType<typeof entrySchema>>>;
  /** Of the draft: fields of files begin anew with it. */
  edition: number;
  /** Whether the file of a field is still to arrive. */
  onWaiting: (field: string, waiting: boolean) => void;
}
