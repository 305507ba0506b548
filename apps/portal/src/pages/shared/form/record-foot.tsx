import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import type { DraftState } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { useRecordForm } from './use-record-form.ts';

export interface RecordFootProps {
  /** Of `useDraftForm`. */
  state: DraftState;
  record: Pick<ReturnType<typeof useRecordForm>, 'busy' | 'savedAt' | 'refused' | 'saveDraft'>;
  backHref: string;
  words: { saveDraft: string; submit: string };
}

/** The foot of a form that is saved as a draft and submitted: back, save, submit, and how it stands. */
export function RecordFoot({ state, record: { busy, savedAt, refused, saveDraft }, backHref, words }: RecordFootProps) {
  const t = useWords('form');
  const problem =
    refused?.status === 'failed' ? (refused.error.serverMessage ?? t('noAnswer')) : refused && t('notSaved');
  return (
    <FormFoot state={state} saving={busy} savedAt={savedAt} problem={problem}>
      <Button asChild kind="quiet">
        <Link href={backHref}>{t('cancelEdit')}</Link>
      </Button>
      <Button loading={busy} onClick={() => void saveDraft()}>
        {words.saveDraft}
      </Button>
      <FormSubmit>{words.submit}</FormSubmit>
    </FormFoot>
  );
}
