import type { Enterprise } from '@zonekit/api-client/account/contract';
import { useAddEnterprise, useEditEnterprise } from '@zonekit/api-client/account/hooks';
import { useIndustries } from '@zonekit/api-client/policy/hooks';
import { checkCreditCode } from '@zonekit/portal-kit/credit-code';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { isRegionComplete, type RegionSelection, toAddressArea } from '@zonekit/portal-kit/region-picker/core';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { Link } from '@zonekit/ui/link';
import { Select } from '@zonekit/ui/select';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { FileField } from '../../shared/files/file-field.tsx';
import { UnfinishedUploads } from '../../shared/files/unfinished-uploads.tsx';
import { useFormUploads } from '../../shared/files/use-form-uploads.ts';
import { AreaField } from '../../shared/form/area-field.tsx';
import * as css from '../../shared/form/form.css.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useAwaitedFiles } from '../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { enterpriseSlot, startOf } from './enterprise-draft.ts';
import { OtherEnterprise } from './other-enterprise.tsx';

export interface EnterpriseFormProps {
  userId: string;
  /** Null for a new one. */
  enterprise: Enterprise | null;
  backHref: string;
  onDone: () => void;
}

const FILES = [
  { name: 'logo_file_id', kind: 'logo' },
  { name: 'licence_file_id', kind: 'licence' },
] as const;

/** Registers an enterprise, or replaces what one says. A doubtful check digit is warned of and stands: early codes fail it. */
export function EnterpriseForm({ userId, enterprise, backHref, onDone }: EnterpriseFormProps) {
  const t = useWords('accountEnterprise');
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels();
  const industries = useIndustries();
  const uploads = useFormUploads();
  /** Fields whose file is still to arrive. */
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const add = useAddEnterprise();
  const edit = useEditEnterprise();
  const needed = (message: string) => z.string().check(z.trim(), z.minLength(1, message));
  const schema = z.object({
    name: needed(t('nameMissing')),
    credit_code: z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((code) => checkCreditCode(code) !== 'malformed', t('creditCodeRule')),
    ),
    industry: needed(t('industryMissing')),
    area: z.custom<RegionSelection>((value) => isRegionComplete(value as RegionSelection), t('areaMissing')),
    address: needed(t('addressMissing')),
    contact: needed(t('contactMissing')),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('phoneRule'))),
    intro: z.string().check(z.trim()),
    logo_file_id: z.string(),
    licence_file_id: z.string(),
  });
  const draft = useDraftForm(schema, {
    slot: enterpriseSlot(userId, enterprise?.enterprise_id ?? null),
    start: startOf(enterprise),
    base: null,
  });
  const { form, restoredAt, other } = draft;
  const submit = async ({ area, ...values }: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const late = FILES.filter(({ name }) => awaited.has(name));
    if (late.length > 0) return { fields: Object.fromEntries(late.map(({ name }) => [name, filesWords('notYet')])) };
    const place = toAddressArea(area);
    if (!place) return { fields: { area: t('areaMissing') } };
    const { send } = enterprise ? edit : add;
    const files = { logo_file_id: values.logo_file_id || null, licence_file_id: values.licence_file_id || null };
    const outcome = await send({ body: { ...values, ...files, area: place } });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      onDone();
    }
    return undefined;
  };
  const doubtful = checkCreditCode(form.watch('credit_code').trim().toUpperCase()) === 'check-digit-mismatch';
  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      <LeaveGuard unsaved={draft.unsaved} state={draft.state} />
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      {other && <OtherEnterprise mine={form.getValues()} other={other} onResolve={draft.fill} />}
      <FormField control={form.control} name="name" label={t('name')} hint={t('nameHint')} required>
        {(input) => <TextInput {...input} autoComplete="organization" maxLength={200} />}
      </FormField>
      <FormField control={form.control} name="credit_code" label={t('creditCode')} required>
        {(input) => <TextInput {...input} autoComplete="off" autoCapitalize="characters" maxLength={18} />}
      </FormField>
      {doubtful && (
        <Alert role="status" tone="warning" title={t('creditCodeDoubt')}>
          {t('creditCodeDoubtHint')}
        </Alert>
      )}
      <FormField control={form.control} name="industry" label={t('industry')} required>
        {(input) => (
          <Select {...input}>
            <option value="">{t('industryChoose')}</option>
            {industries.status === 'ready' &&
              industries.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </FormField>
      <FormValue control={form.control} name="area">
        {({ id, value, onValueChange, error }) => (
          <AreaField {...{ id, value, onValueChange, error }} label={t('area')} />
        )}
      </FormValue>
      <FormField control={form.control} name="address" label={t('address')} required>
        {(input) => <TextInput {...input} autoComplete="street-address" maxLength={300} />}
      </FormField>
      <FormField control={form.control} name="contact" label={t('contact')} required>
        {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
      </FormField>
      <FormField control={form.control} name="contact_phone" label={t('contactPhone')} required>
        {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
      </FormField>
      <FormField control={form.control} name="intro" label={t('intro')} optional={formWords('optional')}>
        {(input) => <TextArea {...input} rows={4} maxLength={2000} />}
      </FormField>
      <UnfinishedUploads uploads={uploads.unfinished} />
      {FILES.map(({ name, kind }) => (
        <FormValue key={`${name} ${draft.edition}`} control={form.control} name={name}>
          {({ id, value, onValueChange, error }) => (
            <FileField
              {...{ id, kind, uploads, value, error }}
              label={t(kind)}
              onValueChange={onValueChange}
              onWaiting={(waiting) => onWaiting(name, waiting)}
            />
          )}
        </FormValue>
      ))}
      <FormFoot state={draft.state}>
        <Button asChild kind="quiet">
          <Link href={backHref}>{formWords('cancelEdit')}</Link>
        </Button>
        <FormSubmit>{t(enterprise ? 'save' : 'registerSubmit')}</FormSubmit>
      </FormFoot>
    </Form>
  );
}
