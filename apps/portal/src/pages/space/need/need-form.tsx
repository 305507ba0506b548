import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { useCreateNeed } from '@zonekit/api-client/space/need/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { addDays } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import * as css from './need.css.ts';
import { NEEDS, needHref } from './need-address.ts';
import { NeedFields } from './need-fields.tsx';
import { type NeedSchema, needBody, needSchema, needSlot } from './need-schema.ts';

/** Days from today that a new need begins with. */
const LEAD_DAYS = 30;

export function OwnNeedForm() {
  const { user } = useSession();
  return user && <NeedForm key={user.user_id} user={user} />;
}

/** Publishes a space need: stored on this device as it is typed, and sent once. */
function NeedForm({ user }: { user: UserInfo }) {
  const t = useWords('spaceNeeds');
  const formWords = useWords('form');
  const labels = useFormLabels(t('failed'));
  const router = useRouter();
  const { send } = useCreateNeed();
  const [today] = useState(() => shanghaiDate(Date.now()));
  const draft = useDraftForm(
    needSchema(today, (name) => t(`missing.${name}`)),
    {
      slot: needSlot(user.user_id, null),
      start: {
        house_types: [],
        area_min: null,
        area_max: null,
        rent_max: null,
        parks: [],
        from_on: addDays(today, LEAD_DAYS),
        decorations: [],
        remark: '',
        contact_person: user.name,
        contact_phone: user.phone,
      },
      base: null,
    },
  );
  const { form, restoredAt, state } = draft;
  const submit = async (values: z.output<NeedSchema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ body: needBody(values) });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      await router.navigate({ href: needHref(outcome.data.id), replace: true });
    }
    return undefined;
  };
  return (
    <>
      <p className={css.lede}>{t('formLine')}</p>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <Form form={form} onSubmit={submit} labels={labels}>
        <NeedFields form={form} today={today} />
        <FormFoot state={state}>
          <Button asChild kind="quiet">
            <Link href={NEEDS}>{formWords('cancelEdit')}</Link>
          </Button>
          <FormSubmit>{t('submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </>
  );
}
