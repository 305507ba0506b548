import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
// Loaded with the page: the connection may be down when it opens.
import { ConfirmDialog } from '@zonekit/ui/confirm-dialog';
import { shanghaiWhen } from '@zonekit/ui/day/shanghai';
import { DescriptionList } from '@zonekit/ui/description-list';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { allOrdersHref } from '../../shared/order/orders-address.ts';
import * as css from './flow.css.ts';
import { LostDrawing } from './lost-drawing.tsx';
import { isKeyKnown, MOST_TRIES, nextPause, type SentOrder } from './sent-order.ts';
import type { Submission } from './use-submission.ts';

interface LostOrderProps {
  sent: SentOrder;
  submission: Submission;
  trail: readonly { label: string; href: string }[];
}

/** The order was sent and no answer came: the same request under the same key asks for it. */
export function LostOrder({ sent, submission: { ask, leave }, trail }: LostOrderProps) {
  const t = useWords('orderFlow');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const isKnown = isKeyKnown(sent, now);
  const { isAsking, tried, askNow } = useAsking(ask, isKnown);
  const [isLeaving, setLeaving] = useState(false);
  // The form was left at its foot. Without braces the effect would return what newer browsers return: a promise.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { kept, at } = sent;
  const time = shanghaiWhen(Date.parse(at), now);
  return (
    <>
      <FormPage
        trail={trail}
        title={t('lost.title')}
        line={t('lost.sent', { time })}
        aside={
          <Card className={css.card}>
            <h2>{t('lost.kept')}</h2>
            <DescriptionList
              items={[
                { label: t('lost.what'), value: kept.title },
                { label: t('lost.choice'), value: kept.choice },
                { label: t('lost.contact'), value: kept.contact },
                { label: t('lost.terms'), value: t('lost.agreed') },
                { label: t('lost.payable'), value: moneyText(kept.payable, locale, true) },
              ]}
            />
          </Card>
        }
      >
        <div className={css.lost}>
          <LostDrawing time={time} />
          <p role="alert">{isKnown ? t('lost.lede') : `${t('lost.expired')}. ${t('lost.expiredHint')}`}</p>
          <div className={css.actions}>
            {isKnown && (
              <Button kind="primary" size="lg" loading={isAsking} onClick={askNow}>
                {t('lost.ask')}
              </Button>
            )}
            <Button asChild size="lg">
              <Link href={allOrdersHref}>{t('lost.orders')}</Link>
            </Button>
            <Button kind="quiet" size="lg" disabled={isAsking} onClick={() => setLeaving(true)}>
              {t('lost.leave')}
            </Button>
          </div>
          {isKnown && (
            <p role="status" className={css.note}>
              {isAsking
                ? t('lost.asking')
                : tried < MOST_TRIES
                  ? t('lost.auto', { tried: String(tried + 1), most: String(MOST_TRIES) })
                  : t('lost.autoOver')}
            </p>
          )}
        </div>
      </FormPage>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('lost.leaveTitle')}
        confirmLabel={t('lost.leaveConfirm')}
        cancelLabel={t('lost.leaveCancel')}
        onConfirm={leave}
      >
        {t('lost.leaveBody')}
      </ConfirmDialog>
    </>
  );
}

/** Asks by itself, less and less often, and at once when the network is back; never twice at a time. */
const useAsking = (ask: () => Promise<boolean>, isKnown: boolean) => {
  const [isAsking, setAsking] = useState(false);
  const [tried, setTried] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const askNow = async () => {
    if (isAsking) return;
    setAsking(true);
    // Where it is answered, this page is gone.
    if (!(await latest.current())) setAsking(false);
  };
  const run = useRef(askNow);
  useEffect(() => {
    run.current = askNow;
  });
  useEffect(() => {
    const pause = nextPause(tried);
    if (!isKnown || isAsking || pause === null) return;
    const again = () => {
      setTried((count) => count + 1);
      void run.current();
    };
    const timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isKnown, isAsking, tried]);
  return { isAsking, tried, askNow: () => void askNow() };
};
