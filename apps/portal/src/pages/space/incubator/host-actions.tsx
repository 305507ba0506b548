import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { hasPage } from '../../../shell/route-areas.ts';
import type { HostDetail } from './host.types.ts';
import * as css from './host-page.css.ts';

const RESERVE = '/space/reserve';

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Where its park is viewed; null outside the parks. */
const viewingHref = ({ park }: HostDetail) =>
  park && hasPage(RESERVE) ? `${RESERVE}?${new URLSearchParams({ park: park.id })}` : null;

/** What one gets, and the ways to enter: a call, a viewing. */
export function HostCard({ host }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  const view = viewingHref(host);
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{t('card.title')}</h2>
      <p className={css.note}>{t('card.offer')}</p>
      <p lang={host.lang}>{host.offer}</p>
      <Button asChild kind="primary" size="lg">
        <a href={phoneHref(host.phone)}>{t('card.call', { phone: host.phone })}</a>
      </Button>
      {view && (
        <Button asChild>
          <Link href={view}>{t('card.view')}</Link>
        </Button>
      )}
    </Card>
  );
}

/** On a phone the same action stays at the lower edge. */
export function HostBar({ host, line }: { host: HostDetail; line: ReactNode }) {
  const t = useWords('spaceIncubator');
  return (
    <ActionBar lead={<b lang={host.lang}>{host.name}</b>} line={line}>
      <Button asChild kind="primary">
        <a href={phoneHref(host.phone)}>{t('card.phone')}</a>
      </Button>
    </ActionBar>
  );
}
