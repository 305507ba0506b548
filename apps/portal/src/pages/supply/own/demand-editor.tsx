import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import type { OwnDemand } from '@zonekit/api-client/supply/demand/contract';
import { useCreateDemand, useDemand, useMoveDemand, useUpdateDemand } from '@zonekit/api-client/supply/demand/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { addDays } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Steps } from '@zonekit/ui/steps';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { Loaded } from '../../shared/user-centre/user-centre-page.tsx';
import { ownDemandHref, RELEASED } from '../paths.ts';
import * as css from '../supply.css.ts';
import { DemandFields } from './demand-fields.tsx';
import {
  type DemandSchema,
  demandBody,
  demandSchema,
  demandSlot,
  STEP_NAMES,
  STEPS,
  valuesOf,
} from './demand-schema.ts';

/** Days from today that a new demand's deadline begins with. */
const LEAD_DAYS = 30;

/** The form of a new demand, or of a stored draft. */
export function DemandEditor({ id }: { id: string | null }) {
  const { user } = useSession();
  if (!user) return null;
  return id === null ? <DemandForm key={user.user_id} user={user} demand={null} /> : <Stored id={id} user={user} />;
}

function Stored({ id, user }: { id: string; user: UserInfo }) {
  const t = useWords('supplyOwn');
  return (
    <Loaded read={useDemand(id)} list={{ label: t('released.title'), href: RELEASED }}>
      {(demand) => <DemandForm key={demand.id} user={user} demand={demand} />}
    </Loaded>
  );
}

/** Publishes a demand step by step: stored on this device as it is typed, and sent once it is whole. */
function DemandForm({ user, demand }: { user: UserInfo; demand: OwnDemand | null }) {
  const t = useWords('supplyOwn');
  const labels = useFormLabels(t('form.failed'));
  const router = useRouter();
  const [today] = useState(() => shanghaiDate(Date.now()));
  const [place, setPlace] = useState(0);
  const isReview = useRef(true);
  const part = useRef<HTMLFieldSetElement>(null);
  const lastPlace = useRef(place);
  // The buttons stand below the fields: a new step begins at its heading.
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  const calls = { create: useCreateDemand(), update: useUpdateDemand(), move: useMoveDemand() };
  const draft = useDraftForm(
    demandSchema(today, (name) => t(`form.missing.${name}`)),
    {
      slot: demandSlot(user.user_id, demand?.id ?? null),
      start: demand
        ? valuesOf(demand)
        : {
            ...{ title: '', field: '', problem: '', provides: '', indicators: [], delivery: '', term_months: 6 },
            ...{ ownership: 'shared', budget: null, deadline: addDays(today, LEAD_DAYS), region: 'country' },
            ...{ payments: [], qualifications: [], keywords: '', contact_person: user.name, contact_phone: user.phone },
          },
      base: null,
    },
  );
  const { form, restoredAt, state } = draft;
  const step = STEP_NAMES[place] ?? 'problem';
  const isLast = place === STEP_NAMES.length - 1;
  const next = async () => {
    if (await form.trigger([...STEPS[step]], { shouldFocus: true })) setPlace(place + 1);
  };
  const save = (values: z.output<DemandSchema>) => {
    const body = demandBody(values);
    return demand
      ? calls.update.send({ params: { demand_id: demand.id }, body: { ...body, version: demand.version } })
      : calls.create.send({ body });
  };
  const submit = async (values: z.output<DemandSchema>): Promise<FormProblem | undefined> => {
    const saved = await save(values);
    if (saved.status === 'failed') return formProblem(saved.error);
    if (saved.status !== 'done') return undefined;
    draft.settle(form.getValues(), null);
    if (isReview.current)
      await calls.move.send({ params: { demand_id: saved.data.id }, body: { status: 'reviewing' } });
    // A refused submission leaves a draft, whose page says what to do.
    await router.navigate({ href: ownDemandHref(saved.data.id), replace: true });
    return undefined;
  };
  return (
    <>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <Steps
        className={css.steps}
        label={t('form.steps')}
        steps={STEP_NAMES.map((name, index) => ({
          title: t(`form.step.${name}`),
          state: index === place ? 'current' : index < place ? 'done' : 'todo',
        }))}
        stateLabels={{
          done: t('form.stepStates.done'),
          todo: t('form.stepStates.todo'),
          error: t('form.stepStates.error'),
        }}
      />
      <Form form={form} onSubmit={submit} labels={labels}>
        <fieldset ref={part} aria-label={t(`form.step.${step}`)} tabIndex={-1} className={css.part}>
          <DemandFields key={draft.edition} form={form} today={today} step={step} />
        </fieldset>
        <FormFoot state={state}>
          {place > 0 && (
            <Button kind="quiet" onClick={() => setPlace(place - 1)}>
              {t('form.back')}
            </Button>
          )}
          {isLast ? (
            <span className={css.actions}>
              <Button
                type="submit"
                onClick={() => {
                  isReview.current = false;
                }}
              >
                {t('form.save')}
              </Button>
              <FormSubmit
                onClick={() => {
                  isReview.current = true;
                }}
              >
                {t('form.submit')}
              </FormSubmit>
            </span>
          ) : (
            <Button kind="primary" onClick={() => void next()}>
              {t('form.next')}
            </Button>
          )}
        </FormFoot>
      </Form>
    </>
  );
}
