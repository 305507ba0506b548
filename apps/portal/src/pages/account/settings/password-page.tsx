import { useResetPassword } from '@zonekit/api-client/auth/hooks';
import { passwordFaults } from '@zonekit/api-client/auth/password-rule';
import { Alert } from '@zonekit/ui/alert';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { PasswordInput } from '@zonekit/ui/password-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { authFailure } from '../../shared/credentials/auth-failure.ts';
import { usePasswordLabels } from '../../shared/credentials/use-password-labels.ts';
import * as css from '../../shared/form/form.css.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';

/** A new password for the old one. Every other session ends with it. */
export function PasswordPage() {
  const t = useWords('accountSettings');
  const credentials = useWords('credentials');
  const formLabels = useFormLabels(t('passwordFailed'));
  const labels = usePasswordLabels();
  const { state, send } = useResetPassword();
  const schema = z.object({
    old_password: z.string().check(z.minLength(1, t('oldMissing'))),
    new_password: z.string().check((context) => {
      const [fault] = passwordFaults(context.value);
      if (fault) {
        context.issues.push({ code: 'custom', input: context.value, message: credentials(`passwordFaults.${fault}`) });
      }
    }),
  });
  const form = useSchemaForm(schema, { defaultValues: { old_password: '', new_password: '' } });
  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ body: values });
    if (outcome.status === 'done') form.reset();
    if (outcome.status !== 'failed') return undefined;
    const failure = authFailure(outcome.error);
    if (failure.kind === 'locked') return { message: t('oldLocked', { minutes: failure.minutes }) };
    if (outcome.error.code === 'credentials_invalid') {
      const left = failure.kind === 'field' ? failure.left : null;
      return { fields: { old_password: left === null ? t('oldWrong') : t('oldWrongLeft', { count: left }) } };
    }
    if (failure.kind === 'field') return { fields: { new_password: credentials('passwordFaults.personal') } };
    return formProblem(outcome.error);
  };
  return (
    <UserCentrePage title={t('passwordTitle')}>
      <p className={css.note}>{t('passwordNote')}</p>
      {state.status === 'done' && (
        <Alert role="status" tone="success" title={t('passwordDone')}>
          {t('passwordEnded', { count: state.data })}
        </Alert>
      )}
      <Form className={css.form} form={form} onSubmit={submit} labels={formLabels}>
        <FormField control={form.control} name="old_password" label={t('oldPassword')} required>
          {(input) => <PasswordInput {...input} labels={labels} />}
        </FormField>
        <FormField
          control={form.control}
          name="new_password"
          label={credentials('newPassword')}
          hint={credentials('passwordHint')}
          required
        >
          {(input) => <PasswordInput {...input} labels={labels} autoComplete="new-password" />}
        </FormField>
        <div className={css.actions}>
          <FormSubmit>{t('passwordSubmit')}</FormSubmit>
        </div>
      </Form>
    </UserCentrePage>
  );
}
