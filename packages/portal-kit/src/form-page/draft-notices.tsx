'use client';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Time } from '@zonekit/ui/time';
import type { Choices } from '../edit-conflict/core/index.ts';
import { EditConflict, type EditedField } from '../edit-conflict/edit-conflict.tsx';
import { useKitTranslations } from '../messages/use-kit-translations.ts';

export interface RestoredNoticeProps {
  /** When it was typed, ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that a stored draft was restored, and offers to discard it. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useKitTranslations('formPage');
  return (
    <Alert
      role="status"
      tone="info"
      title={t.rich('restored', { time: () => <Time value={at} format="datetime" /> })}
      action={
        <Button size="sm" onClick={onDiscard}>
          {t('startOver')}
        </Button>
      }
    />
  );
}

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
