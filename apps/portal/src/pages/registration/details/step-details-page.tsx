import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { registrationEndpoints } from '@zonekit/api-client/registration/endpoints';
import { useRegistration, useRegistrationStep } from '@zonekit/api-client/registration/hooks';
import { type RegistrationStep, STEP_PATHS } from '@zonekit/api-client/registration/steps';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile } from '../../shared/attachments/attachments.tsx';
import { isMissing, Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NoRegistration } from '../no-registration.tsx';
import { REGISTRATIONS, registrationHref } from '../registration-address.ts';
import type { RegistrationSearch } from '../registration-search.types.ts';
import { StepBar } from '../step/step-bar.tsx';
import { useFieldText } from '../step/use-field-text.ts';
import { StepAction } from '../step-action.tsx';
import { useRegistrationWords } from '../use-registration-words.ts';
import * as css from './details.css.ts';
import { StepHistory, StepProgress } from './step-progress.tsx';

const HOLDERS = [registrationEndpoints.getRegistration, registrationEndpoints.getRegistrationStep];

interface StepDetailsPageProps {
  step: RegistrationStep;
  search: RegistrationSearch;
}

/** One step of a registration: what was submitted, what came of it, and all that has happened. */
export function StepDetailsPage({ step, search: { id, file } }: StepDetailsPageProps) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const form = useRegistrationStep(id === undefined ? null : { id, step: STEP_PATHS[step] });
  const whole = useRegistration(id ?? null);
  const list = { label: t('titles.mine'), href: REGISTRATIONS };
  if (id === undefined) {
    return (
      <UserCentrePage title={stepName(step)} above={[list]}>
        <NoRegistration />
      </UserCentrePage>
    );
  }
  const registration = whole.status === 'ready' || whole.status === 'failed' ? whole.data : undefined;
  const current = registration?.steps.find((one) => one.step === step);
  return (
    <UserCentrePage
      title={stepName(step)}
      above={[list, ...(registration ? [{ label: registration.name, href: registrationHref(id) }] : [])]}
      action={
        current && current.state !== 'submitted' && current.state !== 'done' ? (
          <StepAction registrationId={id} of={current} />
        ) : (
          !isMissing(whole) && (
            <Button asChild>
              <Link href={registrationHref(id)}>{t('open')}</Link>
            </Button>
          )
        )
      }
    >
      <Loaded read={whole} list={list}>
        {(loaded) => (
          <>
            <StepBar registration={loaded} current={step} />
            <StepProgress registration={loaded} step={step} />
            <Loaded read={form}>{(one) => <Submitted of={one} fileId={file} />}</Loaded>
            <StepHistory registration={loaded} step={step} />
          </>
        )}
      </Loaded>
    </UserCentrePage>
  );
}

function Submitted({ of: { step, sections, fields }, fileId }: { of: RegistrationForm; fileId: string | undefined }) {
  const t = useWords('registration');
  const text = useFieldText();
  const files = fields.flatMap((field) => field.files);
  const given = (key: string) =>
    fields
      .filter((field) => field.section === key && field.kind !== 'files' && text(field) !== '')
      .map((field) => ({ label: field.label, value: <span className={css.text}>{text(field)}</span> }));
  return (
    <>
      {step.results.length > 0 && (
        <section className={css.part} aria-labelledby="results">
          <h2 id="results">{t('details.results')}</h2>
          <DescriptionList items={step.results.map(({ label, value }) => ({ label, value }))} />
        </section>
      )}
      <section className={css.part} aria-labelledby="documents">
        <h2 id="documents">{t('details.documents')}</h2>
        {step.documents.length > 0 ? (
          <Attachments files={step.documents} applyFailed={t('details.applyFailed')} />
        ) : (
          <p className={css.missing}>{t('details.noDocuments')}</p>
        )}
      </section>
      <section className={css.part} aria-labelledby="submitted">
        <h2 id="submitted">{t('details.submitted')}</h2>
        {sections.map(({ key, title }) => (
          <div key={key}>
            <h3 className={css.partTitle}>{title}</h3>
            <DescriptionList items={given(key)} />
          </div>
        ))}
        {files.length > 0 && <Attachments files={files} applyFailed={t('details.applyFailed')} />}
      </section>
      <OpenFile files={[...step.documents, ...files]} fileId={fileId} holders={HOLDERS} />
    </>
  );
}
