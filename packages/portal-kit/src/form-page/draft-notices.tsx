'use client';
import type { Choices } from '../edit-conflict/core/index.ts';
import { EditConflict, type EditedField } from '../edit-conflict/edit-conflict.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';

export { RestoredNotice, type RestoredNoticeProps } from './restored-notice.tsx';

export interface OtherTabProps<Name extends string> {
  /** When the other tab stored it, ISO 8601. */
  at: string;
  fields: readonly EditedField<Name>[];
  onResolve: (choices: Choices<Name>) => void;
}

/** Another tab edits the same form: shows both versions; nothing is stored here until one is chosen. */
export function OtherTab<Name extends string>({ at, ...props }: OtherTabProps<Name>) {
  const t = useKitTranslations('formPage');
  return <EditConflict key={at} who={t('otherTab')} savedAt={at} {...props} />;
}
