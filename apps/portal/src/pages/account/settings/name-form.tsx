import { useEditUser } from '@zonekit/api-client/account/hooks';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { DraftNotices } from '../../shared/form/draft-notices.tsx';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import * as css from '../../shared/form/form.css.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';

const nameSlot = formSlots('name', z.object({ name: storedText, nickname: storedText }));

/** The user's name and nickname. */
export function NameForm({ user }: { user: UserInfo }) {
  const t = useWords('accountSettings');
  const formWords = useWords('form');
  const labels = useFormLabels();
  const { state, send } = useEditUser();
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1, t('nameMissing'))),
    nickname: z.string().check(z.trim()),
  });
  const draft = useDraftForm(schema, {
    slot: nameSlot(user.user_id, user.user_id),
    start: { name: user.name, nickname: user.nickname },
    base: null,
  });
  const { form } = draft;
  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ body: values });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') draft.settle(form.getValues(), null);
    return undefined;
  };
  return (
    <>
      {state.status === 'done' && draft.state === 'clean' && (
        <Alert role="status" tone="success" title={formWords('saved')} />
      )}
      <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
        <LeaveGuard unsaved={draft.unsaved} state={draft.state} />
        <DraftNotices
          draft={draft}
          labels={{ name: t('name'), nickname: t('nickname') }}
          read={(values, name) => values[name]}
        />
        <FormField control={form.control} name="name" label={t('name')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={form.control} name="nickname" label={t('nickname')} optional={formWords('optional')}>
          {(input) => <TextInput {...input} autoComplete="nickname" maxLength={50} />}
        </FormField>
        <FormFoot state={draft.state}>
          <FormSubmit>{t('nameSubmit')}</FormSubmit>
        </FormFoot>
      </Form>
    </>
  );
}
