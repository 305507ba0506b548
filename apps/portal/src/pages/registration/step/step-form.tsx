import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { factOf } from '@zonekit/api-client/registration/facts';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { UnfinishedUploads } from '../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../shared/files/use-form-uploads.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useAwaitedFiles } from '../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { type RecordBase, useRecordForm } from '../../shared/form/use-record-form.ts';
import { registrationHref, stepDetailsHref } from '../registration-address.ts';
import { Carried } from './carried.tsx';
import * as css from './field-row.css.ts';
import { FieldRow } from './field-row.tsx';
import { Seals } from './seals.tsx';
import { StepNotices } from './step-notices.tsx';
import { stepSchema } from './step-schema.ts';
import { draftSlot, valuesAtReturn } from './step-slots.ts';
import { isChanged, needOf, pathOf, type StepValues, valuesOf } from './step-values.ts';
import { useAutosave } from './use-autosave.ts';
import { useStepCalls } from './use-step-calls.ts';

export interface StepFormProps {
  user: UserInfo;
  /** As the service has it. Later answers change what is said of the fields, not what is typed. */
  of: RegistrationForm;
  /** Whether fields that need nothing are hidden. */
  only: boolean;
  onOnlyChange: (only: boolean) => void;
}

/** The form of a step: what is known with its source, remarks at their fields, saved as it is typed. */
export function StepForm({ user, of, only, onOnlyChange }: StepFormProps) {
  const t = useWords('registrationForm');
  const filesWords = useWords('files');
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  const labels = useFormLabels(t('notSubmitted'));
  const router = useRouter();
  const uploads = useFormUploads();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const { fields, sections, registration, step, saved_at } = of;
  const [before] = useState(() => valuesAtReturn(of));
  const draft = useDraftForm(stepSchema({ fields, awaited, notYet: filesWords('notYet'), locale }), {
    slot: draftSlot(user.user_id, of),
    start: valuesOf(fields),
    base: { id: registration.id, version: step.version } as RecordBase,
  });
  const { form, state } = draft;
  const record = useRecordForm({
    draft,
    calls: useStepCalls(of),
    updatedAt: saved_at,
    isSavable: () => true,
    onSubmitted: () => router.navigate({ href: stepDetailsHref(step.step, registration.id), replace: true }),
  });
  const { busy, refused } = record;
  useAutosave(
    form,
    () => busy || form.formState.isSubmitting || refused?.status === 'changed' || !draft.unsaved(),
    record.saveDraft,
  );

  const values = form.watch();
  const needs = fields.map((field) => needOf(field, values, before));
  const left = needs.filter((need) => need !== 'none').length;
  // Chosen as the switch is pressed: a field stays while it is typed into.
  const [shown, setShown] = useState(() => fields.filter((_, at) => needs[at] !== 'none').map(({ key }) => key));
  const isHidden = (at: number) => only && needs[at] === 'none' && !shown.some((name) => name === fields[at]?.key);
  const show = (next: boolean) => {
    if (next) setShown(fields.filter((_, at) => needs[at] !== 'none').map(({ key }) => key));
    onOnlyChange(next);
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    const problem = await record.submit();
    if (!problem?.fields) return problem;
    const placed = Object.entries(problem.fields).map(([path, words]): [string, string] => {
      const key = path.replace(/^values\./, '').split('.')[0];
      const field = fields.find((one) => one.key === key);
      return [field ? pathOf(field) : path, words];
    });
    return { ...problem, fields: Object.fromEntries(placed) };
  };
  const leave = async () => {
    await record.saveDraft();
    await router.navigate({ href: registrationHref(registration.id) });
  };
  const problem =
    refused?.status === 'failed' ? (refused.error.serverMessage ?? labels.noAnswer) : refused && labels.failed;

  return (
    <>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <StepNotices
        {...{ draft, fields }}
        refused={refused}
        busy={busy}
        onMerged={(theirs, merged) => record.resolve(theirs, merged)}
      />
      <Carried needs={needs} only={only} onOnlyChange={show} />
      <UnfinishedUploads uploads={uploads.unfinished} />
      <Form form={form} onSubmit={submit} labels={labels}>
        {sections.map(({ key, title }, place) => {
          const rows = fields.flatMap((field, at) => (field.section === key ? [{ field, at }] : []));
          const isEmpty = rows.every(({ at }) => isHidden(at));
          return (
            <section
              key={key}
              className={css.section}
              aria-labelledby={`section-${key}`}
              data-hidden={isEmpty ? '' : undefined}
            >
              <h2 id={`section-${key}`}>{t('section', { number: sectionNumber(place, locale), title })}</h2>
              {rows.some(({ field }) => field.key === 'company_seal') && <Seals {...{ fields, needs, values }} />}
              {rows.map(({ field, at }) => (
                <FieldRow
                  key={`${field.key} ${field.kind === 'files' ? draft.edition : ''}`}
                  {...{ form, field, uploads, onWaiting }}
                  need={needs[at] ?? 'none'}
                  changed={isChanged(field, values, before)}
                  suggestion={suggestionOf(field, values)}
                  hidden={isHidden(at)}
                />
              ))}
            </section>
          );
        })}
        <FormFoot
          state={state}
          saving={busy}
          savedAt={record.savedAt}
          problem={problem}
          remaining={left > 0 && t('remaining', { count: left })}
        >
          <Button kind="quiet" onClick={() => void leave()}>
            {t('later')}
          </Button>
          <FormSubmit>{t(step.state === 'returned' ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </>
  );
}

const NUMERALS = ['一', '二', '三', '四', '五'];
const sectionNumber = (place: number, locale: 'zh-CN' | 'en') =>
  locale === 'en' ? String(place + 1) : (NUMERALS[place] ?? String(place + 1));

/** What a returned text would follow from: the name on the licence, where a seal has another one. */
const suggestionOf = (field: RegistrationForm['fields'][number], values: StepValues): string | null => {
  const { sameAs } = factOf(field.key);
  const base = field.remark !== null && sameAs && values.texts[sameAs.fact];
  if (!base) return null;
  const value = `${base}${sameAs.suffix ?? ''}`;
  return value === values.texts[field.key] ? null : value;
};
