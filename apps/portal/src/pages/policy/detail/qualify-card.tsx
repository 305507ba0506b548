import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import { useSession } from '@zonekit/api-client/react';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { AddToCalendar } from '@zonekit/portal-kit/deadline-countdown/add-to-calendar';
import { Alert } from '@zonekit/ui/alert';
import { Button, type ButtonProps } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Skeleton } from '@zonekit/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './detail.css.ts';
import type { Qualify } from './use-qualify.ts';

const QUESTIONNAIRE = '?dialog=questionnaire';

/** Three days, in seconds: as the feed of deadlines reminds. */
const REMIND_BEFORE = 3 * 86_400;

/** Only for those who are signed in, which a server never knows: it does not go with the page. */
const Matched = lazy(async () => ({ default: (await import('./matched.tsx')).Matched }));
const Follow = lazy(async () => ({ default: (await import('./follow.tsx')).Follow }));

interface QualifyProps {
  call: DeclarationDetail;
  qualify: Qualify;
}

const isOpen = ({ status }: DeclarationDetail) => status === 'open' || status === 'closing';

/** The one action of the page: to apply while the declaration is open, else to compare. */
export function PrimaryAction({ call, qualify, ...button }: QualifyProps & Pick<ButtonProps, 'size' | 'className'>) {
  const t = useWords('policyDetail');
  if (!isOpen(call)) return <CompareAction qualify={qualify} kind="primary" {...button} />;
  return (
    <Button asChild kind="primary" {...button}>
      <Link href={`/userCenter/user/policyManagement/new?call=${call.id}`}>{t('apply')}</Link>
    </Button>
  );
}

function CompareAction({ qualify, ...button }: Pick<QualifyProps, 'qualify'> & ButtonProps) {
  const t = useWords('policyDetail');
  const invites = qualify.status === 'invite';
  return (
    <Button asChild {...button}>
      <Link href={invites ? QUESTIONNAIRE : '/policy/policyRecommend'}>
        {t(invites ? 'qualify.check' : 'qualify.all')}
      </Link>
    </Button>
  );
}

/**
 * Amount, deadline and action, then "do I qualify": the declaration against the saved profile, or the way to one.
 * Source: pages.md, policyDeclaration.
 */
export function QualifyCard({ call, qualify }: QualifyProps) {
  const t = useWords('policyDetail');
  const locale = useLocale();
  const name = qualify.status === 'matched' ? qualify.profile.enterprise_name : null;
  return (
    <Card className={css.card} id="qualify" data-status={qualify.status}>
      <p className={css.cardTitle}>{t('facts.amount')}</p>
      <p className={css.cardAmount}>
        {call.amount ? <Money fen={call.amount.amount} locale={locale} limit={t('upTo')} /> : t('noMoney')}
      </p>
      <DeadlineCountdown until={call.closes_at} opens={call.opens_at} daysLeft={call.days_left} />
      <PrimaryAction {...{ call, qualify }} size="lg" className={css.cardAction} />
      <h2 className={css.cardTitle}>{name === null ? t('qualify.title') : t('qualify.with', { name })}</h2>
      <Body call={call} qualify={qualify} />
      <div className={css.actions}>
        {isOpen(call) && <CompareAction qualify={qualify} />}
        <Reminders call={call} />
      </div>
      <p className={css.note}>{t('qualify.note')}</p>
    </Card>
  );
}

/** A date for the visitor's calendar; who is signed in may follow too. */
function Reminders({ call }: Pick<QualifyProps, 'call'>) {
  const t = useWords('policyDetail');
  const isSignedIn = useSession().status === 'signed-in';
  const { closes_at, opens_at, title, number, support, days_left } = call;
  return (
    <>
      {days_left !== null && (
        <AddToCalendar
          fileName={call.id}
          event={() => ({
            // As the feed of deadlines names it: whoever has both has one entry.
            uid: `${call.id}@policy.zonekit`,
            title: t('calendarTitle', { title }),
            description: `${number}\n${support}`,
            url: `${window.location.origin}/policy/policyDeclaration/${call.id}`,
            starts: closes_at,
            stamp: opens_at,
            remindBefore: REMIND_BEFORE,
          })}
        />
      )}
      {isSignedIn && (
        <Suspense>
          <Follow id={call.id} />
        </Suspense>
      )}
    </>
  );
}

function Body({ call, qualify }: QualifyProps) {
  const t = useWords('policyDetail');
  switch (qualify.status) {
    case 'matched':
      return (
        <Suspense fallback={<Waiting />}>
          <Matched match={qualify.match} profile={qualify.profile} stale={qualify.stale} answerHref={QUESTIONNAIRE} />
        </Suspense>
      );
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Alert
          tone="danger"
          title={t('qualify.failed')}
          action={
            <Button size="sm" onClick={qualify.retry}>
              {t('qualify.retry')}
            </Button>
          }
        />
      );
    case 'invite':
    case 'not-open':
      return (
        <p className={css.cardLead}>
          {qualify.status === 'invite' ? t('qualify.line', { count: call.criteria.length }) : t('qualify.notOpen')}
        </p>
      );
  }
}

function Waiting() {
  const t = useWords('policyDetail');
  return (
    <div className={css.waiting} role="status" aria-label={t('qualify.loading')}>
      <Skeleton width="50%" height="2rem" />
      <Skeleton height="20px" />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}
