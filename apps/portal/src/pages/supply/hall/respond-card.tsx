import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import { useHallDemand } from '@zonekit/api-client/supply/demand/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { ownDemandHref, responseHref } from '../paths.ts';
import * as css from '../supply.css.ts';
import { isOpen } from './is-open.ts';

/** Loaded for whoever may respond. */
const RespondForm = lazy(async () => ({ default: (await import('./respond-form.tsx')).RespondForm }));

/** The one action on a demand: respond, or see what became of it. */
export function RespondCard({ demand }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  const { status, user } = useSession();
  const signOn = useSignOn();
  return (
    <Card id="respond" className={css.card}>
      <h2 className={css.cardTitle}>{t('card.respond')}</h2>
      {status === 'anonymous' && (
        <>
          <p className={css.muted}>{isOpen(demand) ? t('card.hint') : t('card.closed')}</p>
          {isOpen(demand) && (
            <Button kind="primary" size="lg" onClick={() => void signOn()}>
              {t('card.login')}
            </Button>
          )}
        </>
      )}
      {status !== 'anonymous' && user && <Own key={user.user_id} demand={demand} user={user} />}
    </Card>
  );
}

/** What the signed-in visitor may do, which the shared page does not know. */
function Own({ demand: shown, user }: { demand: DemandDetail; user: UserInfo }) {
  const t = useWords('supplyHall');
  const [isAgain, setAgain] = useState(false);
  const read = useHallDemand(shown.id);
  const demand = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (!demand) return <SkeletonText lines={4} />;
  const { own, my_response: mine, contact } = demand;
  const form = (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <RespondForm demandId={demand.id} user={user} />
    </Suspense>
  );
  if (own) {
    return (
      <>
        <p className={css.muted}>{t('card.own')}</p>
        <Button asChild kind="primary">
          <Link href={ownDemandHref(demand.id)}>{t('card.toOwn')}</Link>
        </Button>
      </>
    );
  }
  if (mine && !isAgain) {
    return (
      <>
        <Alert tone={mine.status === 'accepted' ? 'success' : 'info'} title={t(`card.${mine.status}`)} />
        {contact && <Contact contact={contact} />}
        <Button asChild>
          <Link href={responseHref(mine.id)}>{t('card.toMine')}</Link>
        </Button>
        {mine.status === 'declined' && isOpen(demand) && (
          <Button onClick={() => setAgain(true)}>{t('card.again')}</Button>
        )}
      </>
    );
  }
  if (!isOpen(demand)) return <p className={css.muted}>{t('card.closed')}</p>;
  if (!user.enterprise) return <p className={css.muted}>{t('card.noEnterprise')}</p>;
  return (
    <>
      <p className={css.muted}>{t('card.hint')}</p>
      {form}
    </>
  );
}

function Contact({ contact: { person, phone } }: { contact: NonNullable<DemandDetail['contact']> }) {
  const t = useWords('supplyHall');
  return (
    <DescriptionList
      items={[
        { label: t('card.contact'), value: person },
        { label: t('card.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
      ]}
    />
  );
}
