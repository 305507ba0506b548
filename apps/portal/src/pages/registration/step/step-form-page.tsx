import { useRouter } from '@tanstack/react-router';
import { useSession } from '@zonekit/api-client/react';
import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { useRegistration, useRegistrationStep } from '@zonekit/api-client/registration/hooks';
import { type RegistrationStep, STEP_PATHS } from '@zonekit/api-client/registration/steps';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { Time } from '@zonekit/ui/time';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NoRegistration } from '../no-registration.tsx';
import * as overview from '../overview/overview.css.ts';
import { REGISTRATIONS, registrationHref, stepDetailsHref, stepFormHref } from '../registration-address.ts';
import type { RegistrationSearch } from '../registration-search.types.ts';
import { stepNumber, useRegistrationWords } from '../use-registration-words.ts';
import * as css from './notices.css.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { StepPreview } from './step-preview.tsx';

interface StepFormPageProps {
  step: RegistrationStep;
  search: RegistrationSearch;
}

/** The form of a step. What is submitted already is shown by its details; what waits for other steps, as what will be asked. */
export function StepFormPage({ step, search: { id, only } }: StepFormPageProps) {
  const t = useWords('registration');
  const { stepName } = useRegistrationWords();
  const read = useRegistrationStep(id === undefined ? null : { id, step: STEP_PATHS[step] });
  const list = { label: t('titles.mine'), href: REGISTRATIONS };
  if (id === undefined) {
    return (
      <UserCentrePage title={stepName(step)} above={[list]}>
        <NoRegistration />
      </UserCentrePage>
    );
  }
  const form = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  const due = form?.step.state === 'returned' || form?.step.state === 'todo' ? form.step.due_at : null;
  return (
    <UserCentrePage
      title={stepName(step)}
      above={[list, ...(form ? [{ label: form.registration.name, href: registrationHref(id) }] : [])]}
      action={
        due && (
          <div className={css.due}>
            <DeadlineCountdown until={due} />
          </div>
        )
      }
    >
      <Loaded read={read} list={list}>
        {(loaded) => (
          <>
            <Line of={loaded} />
            <Bar id={id} step={step} />
            <Content key={`${id} ${step}`} of={loaded} only={only !== undefined} />
          </>
        )}
      </Loaded>
    </UserCentrePage>
  );
}

/** Where the step stands among the six, and what was returned until when. */
function Line({ of: { step, counts } }: { of: RegistrationForm }) {
  const t = useWords('registrationForm');
  const { returned, due_at } = step;
  const returnedLine: ReactNode =
    returned && due_at && counts.to_mend > 0
      ? t.rich('returnedLine', {
          count: returned.remarks.length,
          time: () => <Time value={due_at} format="datetime" />,
        })
      : returned && <> {returned.reason}</>;
  return (
    <p className={overview.line}>
      {t('line', { number: String(stepNumber(step.step)), total: '6' })}
      {returnedLine}
    </p>
  );
}

function Bar({ id, step }: { id: string; step: RegistrationStep }) {
  const read = useRegistration(id);
  return read.status === 'ready' && <StepBar registration={read.data} current={step} />;
}

function Content({ of, only }: { of: RegistrationForm; only: boolean }) {
  const router = useRouter();
  const { user } = useSession();
  const { registration, step, editable } = of;
  const isOpen = editable && (step.state === 'todo' || step.state === 'returned');
  const detailsHref = isOpen || step.state === 'waiting' ? null : stepDetailsHref(step.step, registration.id);
  useEffect(() => {
    if (detailsHref) void router.navigate({ href: detailsHref, replace: true });
  }, [router, detailsHref]);
  if (step.state === 'waiting') return <StepPreview of={of} />;
  if (!isOpen || !user) return null;
  const href = stepFormHref(step.step, registration.id);
  return (
    <StepForm
      {...{ user, of, only }}
      onOnlyChange={(next) =>
        void router.navigate({ href: next ? `${href}&only=1` : href, replace: true, resetScroll: false })
      }
    />
  );
}
