import type { Application, DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { EditConflict } from '@zonekit/portal-kit/edit-conflict';
import { OtherTab } from '@zonekit/portal-kit/form-page/draft-notices';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { type ApplicationValues, differences, materialField, mergeValues, valuesOf } from './application-values.ts';

/** To where it appears: the button that it answers is a page below. */
const goThere = (alert: HTMLElement | null) => alert?.focus();

/** The enterprise has an application for this call: there, and not a second one here. */
export function OtherAlert({ href }: { href: string }) {
  const t = useWords('policyApplications');
  return (
    <Alert
      ref={goThere}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={t('other.title')}
      action={
        <Button asChild size="sm">
          <Link href={href}>{t('other.open')}</Link>
        </Button>
      }
    >
      {t('other.body')}
    </Alert>
  );
}

export interface ChangedAlertProps {
  call: DeclarationDetail;
  /** What stands in the form. */
  mine: ApplicationValues;
  theirs: Application;
  busy: boolean;
  /** Saves one edition of both. */
  onResolve: (merged: ApplicationValues) => void;
}

/** A colleague has saved the same application: nothing is overwritten unless the visitor says what counts. */
export function ChangedAlert({ call, mine, theirs, busy, onResolve }: ChangedAlertProps) {
  const t = useWords('policyApplications');
  const saved = valuesOf(theirs, call.materials.length);
  const fields = useFields(call, mine, saved);
  return (
    <EditConflict
      // Another edition is another conflict.
      key={theirs.version}
      who={t('changed.who')}
      savedAt={theirs.updated_at}
      fields={fields}
      busy={busy}
      onResolve={(choices) => onResolve(mergeValues(mine, saved, choices))}
    />
  );
}

export interface OtherTabAlertProps extends Pick<ChangedAlertProps, 'call' | 'mine' | 'onResolve'> {
  other: ApplicationDraft;
}

/** The same application is being filled in in another tab. */
export function OtherTabAlert({ call, mine, other: { values, at }, onResolve }: OtherTabAlertProps) {
  const fields = useFields(call, mine, values);
  return <OtherTab at={at} fields={fields} onResolve={(choices) => onResolve(mergeValues(mine, values, choices))} />;
}

/** What differs, as it is read. */
const useFields = (call: DeclarationDetail, mine: ApplicationValues, theirs: ApplicationValues) => {
  const t = useWords('policyApplications');
  const { texts, materials } = differences(mine, theirs);
  const file = (id: string | undefined, name: 'myFile' | 'file') => (id ? t(`changed.${name}`) : '');
  return [
    ...texts.map((name) => ({ name, label: t(LABELS[name]), mine: mine[name], theirs: theirs[name] })),
    ...materials.map((place) => ({
      name: materialField(place),
      label: call.materials[place]?.name ?? '',
      mine: file(mine.materials[place], 'myFile'),
      theirs: file(theirs.materials[place], 'file'),
    })),
  ];
};

const LABELS = { contact_person: 'contact', contact_phone: 'phone', amount: 'amount', statement: 'statement' } as const;
