import type { Registration } from '@zonekit/api-client/registration/contract';
import { registrationEndpoints } from '@zonekit/api-client/registration/endpoints';
import { useRegistration, useRegistrations } from '@zonekit/api-client/registration/hooks';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { OpenFile } from '../../shared/attachments/attachments.tsx';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';
import { NoRegistration } from '../no-registration.tsx';
import { REGISTRATIONS, registrationHref } from '../registration-address.ts';
import type { RegistrationSearch } from '../registration-search.types.ts';
import * as css from './overview.css.ts';
import { RegistrationStanding } from './registration-standing.tsx';
import { StepList } from './step-list.tsx';

const FactsDialog = lazy(async () => ({ default: (await import('./facts-dialog.tsx')).FactsDialog }));

const HOLDERS = [registrationEndpoints.getRegistration];

/** One registration with its six steps. Without an id the one that was changed last of those under way. */
export function OverviewPage({ search }: { search: RegistrationSearch }) {
  const t = useWords('registration');
  const { id } = search;
  const first = useRegistrations(id === undefined ? { page_size: 1 } : null);
  const read = useRegistration(id ?? null);
  const list = { label: t('titles.mine'), href: REGISTRATIONS };
  if (id === undefined) {
    return (
      <UserCentreWaiting above={[list]} ready={first.status === 'ready' && first.data.data.length > 0}>
        <Loaded read={first}>
          {({ data: [registration] }) =>
            registration ? <Overview registration={registration} search={search} above={[list]} /> : <NoRegistration />
          }
        </Loaded>
      </UserCentreWaiting>
    );
  }
  return (
    <UserCentreWaiting above={[list]} ready={read.status === 'ready'}>
      <Loaded read={read} list={list}>
        {(registration) => <Overview registration={registration} search={search} above={[list]} />}
      </Loaded>
    </UserCentreWaiting>
  );
}

type Above = readonly { label: string; href: string }[];

/** The title of the page is the company's name, which is not known before its registration is. */
function UserCentreWaiting({ above, ready, children }: { above: Above; ready: boolean; children: ReactNode }) {
  const t = useWords('registration');
  if (ready) return children;
  return (
    <UserCentrePage title={t('titles.oneStopUser')} above={above}>
      {children}
    </UserCentrePage>
  );
}

interface OverviewProps {
  registration: Registration;
  search: RegistrationSearch;
  above: Above;
}

function Overview({ registration, search: { facts, file }, above }: OverviewProps) {
  const t = useWords('registration');
  const { id, name, number, created_at, begun_by, steps } = registration;
  return (
    <UserCentrePage title={name} above={above}>
      <p className={css.line}>
        {t.rich('numbered', { number, person: begun_by, time: () => <Time value={created_at} /> })}
      </p>
      <RegistrationStanding registration={registration} />
      <StepList registration={registration} />
      <div className={css.more}>
        <GivenOnce registration={registration} />
        <Ask registration={registration} />
      </div>
      {facts !== undefined && (
        <Suspense fallback={null}>
          <FactsDialog id={id} closeHref={registrationHref(id)} />
        </Suspense>
      )}
      <OpenFile files={steps.flatMap(({ documents }) => documents)} fileId={file} holders={HOLDERS} />
    </UserCentrePage>
  );
}

function GivenOnce({ registration: { id, facts } }: { registration: Registration }) {
  const t = useWords('registration');
  return (
    <section aria-labelledby="given-once">
      <h2 id="given-once">{t('once.title')}</h2>
      <p className={css.once}>
        {facts.given === 0
          ? t('once.none')
          : t.rich('once.line', { facts: facts.given, uses: facts.uses, b: (text) => <b>{text}</b> })}
      </p>
      {facts.given > 0 && (
        <p className={css.openFacts}>
          <Button asChild size="sm">
            <Link href={`${registrationHref(id)}&facts=1`}>{t('once.open')}</Link>
          </Button>
        </p>
      )}
    </section>
  );
}

function Ask({ registration: { contact, begun_by } }: { registration: Registration }) {
  const t = useWords('registration');
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('ask.title')}</h2>
      <DescriptionList
        items={[
          ...(contact
            ? [
                { label: t('ask.adviser'), value: t('ask.person', { name: contact.name, place: contact.place }) },
                { label: t('ask.phone'), value: t('ask.person', { name: contact.phone, place: contact.hours }) },
              ]
            : []),
          { label: t('ask.starter'), value: begun_by },
        ]}
      />
    </section>
  );
}
