import { useEditUser } from '@zonekit/api-client/account/hooks';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Form, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../data/form-problem.ts';
import { useWords } from '../../../words/use-words.ts';
import * as css from '../account-form.css.ts';
import { AccountPage } from '../account-page.tsx';
import { useFormLabels } from '../use-form-labels.ts';
import { PersonalData } from './personal-data.tsx';
import { PhoneForm } from './phone-form.tsx';
import { Sessions } from './sessions.tsx';

/** Who the user is: name, phone, where he is logged in, and what the platform keeps about him. */
export function ProfilePage() {
  const t = useWords('settings');
  const { user } = useSession();
  if (!user) return null;
  return (
    <AccountPage title={t('profileTitle')}>
      <NameForm key={user.user_id} user={user} />
      <section className={css.section}>
        <h2>{t('phoneTitle')}</h2>
        <PhoneForm phone={user.phone} />
      </section>
      <section className={css.section}>
        <h2>{t('sessionsTitle')}</h2>
        <Sessions />
      </section>
      <section className={css.section}>
        <h2>{t('dataTitle')}</h2>
        <PersonalData />
      </section>
    </AccountPage>
  );
}

function NameForm({ user }: { user: UserInfo }) {
  const t = useWords('settings');
  const account = useWords('account');
  const labels = useFormLabels();
  const { state, send } = useEditUser();
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1, t('nameMissing'))),
    nickname: z.string().check(z.trim()),
  });
  const form = useSchemaForm(schema, { defaultValues: { name: user.name, nickname: user.nickname } });
  return (
    <>
      {state.status === 'done' && !form.formState.isDirty && (
        <Alert role="status" tone="success" title={account('saved')} />
      )}
      <Form
        className={css.form}
        form={form}
        onSubmit={async (values) => {
          const outcome = await send({ body: values });
          if (outcome.status === 'failed') return formProblem(outcome.error);
          form.reset(values);
          return undefined;
        }}
        labels={labels}
      >
        <FormField control={form.control} name="name" label={t('name')} required>
          {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
        </FormField>
        <FormField control={form.control} name="nickname" label={t('nickname')} optional={account('optional')}>
          {(input) => <TextInput {...input} autoComplete="nickname" maxLength={50} />}
        </FormField>
        <div className={css.actions}>
          <FormSubmit>{t('nameSubmit')}</FormSubmit>
        </div>
      </Form>
    </>
  );
}
