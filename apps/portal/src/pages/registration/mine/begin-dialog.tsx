import { useRouter } from '@tanstack/react-router';
import { useCreateRegistration } from '@zonekit/api-client/registration/hooks';
import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField } from '@zonekit/ui/form-field';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { REGISTRATIONS, stepFormHref } from '../registration-address.ts';
import * as css from './mine.css.ts';

const WIDTH = 600;
/** Source: the contract. */
const LONGEST = 100;

/** The names that a new registration begins with; from there to the form of its first step. */
export function BeginDialog() {
  const t = useWords('registration');
  const formWords = useWords('form');
  const router = useRouter();
  const labels = useFormLabels(t('notBegun'));
  const { send } = useCreateRegistration();
  const needed = z.string().check(z.trim(), z.minLength(1, t('nameMissing')), z.maxLength(LONGEST, t('nameMissing')));
  const form = useSchemaForm(
    z.object({
      name: needed,
      alternative: needed,
      second: z.string().check(z.trim(), z.maxLength(LONGEST, t('nameMissing'))),
    }),
    { defaultValues: { name: '', alternative: '', second: '' } },
  );
  const close = () => void router.navigate({ href: REGISTRATIONS, replace: true, resetScroll: false });
  const submit = async (names: { name: string; alternative: string; second: string }) => {
    const { name, alternative, second } = names;
    const outcome = await send({ body: { name, alternatives: [alternative, second].filter(Boolean) } });
    if (outcome.status === 'failed') return placed(formProblem(outcome.error));
    if (outcome.status === 'done') {
      await router.navigate({ href: stepFormHref('verification', outcome.data.id), replace: true });
    }
    return undefined;
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content width={WIDTH} closeLabel={t('close')} dismissOnScrim={false}>
        <Dialog.Header>
          <Dialog.Title>{t('begin')}</Dialog.Title>
          <Dialog.Description>{t('beginHint')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <Form className={css.begin} form={form} onSubmit={submit} labels={labels}>
            <FormField control={form.control} name="name" label={t('proposedName')} required>
              {(input) => <TextInput {...input} autoComplete="organization" maxLength={LONGEST} />}
            </FormField>
            <FormField
              control={form.control}
              name="alternative"
              label={t('alternative')}
              hint={t('alternativeHint')}
              required
            >
              {(input) => <TextInput {...input} autoComplete="off" maxLength={LONGEST} />}
            </FormField>
            <FormField
              control={form.control}
              name="second"
              label={t('secondAlternative')}
              optional={formWords('optional')}
            >
              {(input) => <TextInput {...input} autoComplete="off" maxLength={LONGEST} />}
            </FormField>
            <Dialog.Actions>
              <Button kind="quiet" onClick={close}>
                {t('cancel')}
              </Button>
              <FormSubmit>{t('beginNow')}</FormSubmit>
            </Dialog.Actions>
          </Form>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const PLACES: Readonly<Record<string, string>> = { 'alternatives.0': 'alternative', 'alternatives.1': 'second' };

/** The service names alternatives by their place. */
const placed = ({ message, fields = {} }: FormProblem): FormProblem => ({
  ...(message !== undefined && { message }),
  fields: Object.fromEntries(Object.entries(fields).map(([path, words]) => [PLACES[path] ?? path, words])),
});
