import type { ExpertDetail } from '@zonekit/api-client/expert/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Money } from '@zonekit/ui/money';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ConsultationFormProps } from './consultation-form.tsx';
import * as css from './detail.css.ts';
import { Fee } from './fee.tsx';

/** What a consultation costs, and its form for who is signed in. */
export function ConsultationCard({ expert }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const locale = useLocale();
  const { free_minutes, hourly_fee, consulting } = expert;
  return (
    <Card id="consultation" className={css.card}>
      <h2 className={css.cardTitle}>{t('ask.title')}</h2>
      <p className={css.cardFee}>
        <Fee expert={expert} />
      </p>
      {free_minutes > 0 && hourly_fee && (
        <p className={css.muted}>
          {t.rich('freeThenFee', { fee: () => <Money fen={hourly_fee.amount} locale={locale} /> })}
        </p>
      )}
      {consulting === 'open' ? <Ask expert={expert} /> : <p className={css.muted}>{t('closed')}</p>}
    </Card>
  );
}

/** The form is loaded for who is signed in alone. */
function Ask({ expert }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const { status, user } = useSession();
  const signOn = useSignOn();
  const [Form, setForm] = useState<ComponentType<ConsultationFormProps>>();
  useEffect(() => {
    if (status !== 'signed-in') return;
    void import('./consultation-form.tsx').then(({ ConsultationForm }) => setForm(() => ConsultationForm));
  }, [status]);
  if (status === 'anonymous') {
    return (
      <Button kind="primary" className={css.action} onClick={() => void signOn()}>
        {t('ask.login')}
      </Button>
    );
  }
  if (Form && user) return <Form key={`${user.user_id} ${expert.id}`} expert={expert} user={user} />;
  return (
    <div className={css.waiting} aria-busy="true">
      <SkeletonText lines={4} />
    </div>
  );
}
