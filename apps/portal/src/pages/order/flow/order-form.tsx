import { useRouter } from '@tanstack/react-router';
import type { Address } from '@zonekit/api-client/account/contract';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { LostOrder } from './lost-order.tsx';
import type { OrderPageProps } from './order-page.types.ts';
import { quoteBodies } from './order-request.ts';
import { mostOf } from './order-search.ts';
import { OrderSteps } from './order-steps.tsx';
import { orderSchema, orderSlot, startOf } from './order-values.ts';
import { FootPrice, PriceCard } from './price-card.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useHomeTrail } from './use-home-trail.ts';
import { useOnline } from './use-online.ts';
import { useOrderQuote } from './use-order-quote.ts';
import { useSubmission } from './use-submission.ts';
import { Waiting } from './waiting.tsx';

const AddAddress = lazy(async () => ({ default: (await import('./add-address.tsx')).AddAddress }));

export interface OrderFormProps extends Omit<OrderPageProps, 'choice' | 'doneId'> {
  user: UserInfo;
  choice: NonNullable<OrderPageProps['choice']>;
  /** The default one first; empty for what is not delivered. */
  addresses: readonly Address[];
}

const withTerms = (href: string) => `${href}${href.includes('?') ? '&' : '?'}step=terms`;

/** Confirm and terms: one form, stored on this device as it is filled in, and sent once. */
export function OrderForm({ user, choice, step, hrefOf, addresses }: OrderFormProps) {
  const t = useWords('orderFlow');
  const labels = useFormLabels(t('notSent'));
  const router = useRouter();
  const isOnline = useOnline();
  const [isAdding, setAdding] = useState(false);
  const [quantity, setQuantity] = useState<number | null>(choice.quantity ?? 1);
  const [start] = useState(() => startOf(user, addresses[0]?.address_id));
  const [today] = useState(() => shanghaiDate(Date.now()));
  /** Fen at which the terms are agreed to; null on the first step. */
  const agreeable = useRef<number | null>(null);
  const rules = {
    kind: choice.kind,
    today,
    say: (missing: Parameters<Parameters<typeof orderSchema>[0]['say']>[0]) => t(`missing.${missing}`),
  };
  const draft = useDraftForm(orderSchema({ ...rules, payable: () => agreeable.current }), {
    slot: orderSlot(user.user_id, choice.kind, choice.offer),
    start,
    base: null,
  });
  const { form, restoredAt, state } = draft;
  const values = form.watch();
  const read = useOrderQuote(quoteBodies(choice, values.use_voucher));
  const quote = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  // A link to the terms whose first step is not filled in leads to that step.
  const isFilledIn = orderSchema({ ...rules, payable: () => null }).safeParse(values).success;
  const shown = step === 'terms' && isFilledIn ? 'terms' : 'confirm';
  const payable = quote?.payable.amount;
  useEffect(() => {
    agreeable.current = shown === 'terms' ? (payable ?? -1) : null;
  }, [shown, payable]);
  const trail = useHomeTrail(...(quote ? [{ label: quote.offer.title, href: quote.offer.path }] : []));
  const go = (href: string) => router.navigate({ href, replace: true, resetScroll: false });
  const submission = useSubmission({
    userId: user.user_id,
    choice,
    quote,
    onMade: async ({ id }) => {
      draft.settle(form.getValues(), null);
      await router.navigate({ href: `/order?${new URLSearchParams({ done: id })}`, replace: true });
    },
    onConflict: async (conflict) => {
      read.reload();
      if (conflict.reason !== 'price') await go(hrefOf(choice));
    },
  });
  const { sent, conflict, refusal } = submission;
  const lastShown = useRef(shown);
  // The button of one step is that of the next: the focus goes to the page's top, as between pages. A conflict has it otherwise.
  useEffect(() => {
    if (lastShown.current !== shown && !conflict) document.getElementById('main')?.focus({ preventScroll: true });
    lastShown.current = shown;
  }, [shown, conflict]);

  if (sent) return <LostOrder sent={sent} submission={submission} trail={trail} />;
  if (!quote) {
    if (read.status !== 'failed') return <Waiting />;
    return <QuoteFailed error={read.error} onRetry={read.reload} />;
  }

  const isStale = read.status === 'ready' && read.stale;
  const change = (changed: Partial<typeof choice>) => {
    if (changed.quantity !== undefined) setQuantity(changed.quantity);
    void go(hrefOf({ ...choice, ...changed }));
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    submission.forget();
    if (quantity !== (choice.quantity ?? 1))
      return { message: t('missing.quantity', { most: String(mostOf(choice.kind)) }) };
    if (quote.problems.length > 0) return { message: quote.problems.join(' ') };
    if (shown === 'terms') return submission.submit(form.getValues());
    await router.navigate({ href: withTerms(hrefOf(choice)) });
    return undefined;
  };
  return (
    <>
      <FormPage
        trail={trail}
        title={t(shown === 'terms' ? 'termsTitle' : 'title')}
        progress={<OrderSteps at={shown} hrefOfConfirm={hrefOf(choice)} />}
        notices={
          <>
            {!isOnline && <Alert role="status" tone="warning" title={t('offline')} />}
            {refusal && (
              <Alert role="alert" tone="danger" title={t('notSent')}>
                {refusal}
              </Alert>
            )}
            {conflict && conflict.reason !== 'stock' && (
              <ConflictNotice conflict={conflict} quote={quote} choice={choice} />
            )}
            {shown === 'confirm' && restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
          </>
        }
        aside={<PriceCard quote={quote} choice={choice} stale={isStale} />}
      >
        <LeaveGuard unsaved={() => state === 'unsaved' && draft.unsaved()} state={state} />
        <Form form={form} onSubmit={submit} labels={labels}>
          {shown === 'confirm' ? (
            <ConfirmFields
              {...{ form, quote, choice, quantity, today }}
              enterprise={user.enterprise?.enterprise_name ?? ''}
              addresses={addresses}
              onAddAddress={() => setAdding(true)}
              onQuantity={(typed) => (typed === null ? setQuantity(null) : change({ quantity: typed }))}
              onWarehouse={(warehouse) => change({ warehouse })}
            />
          ) : (
            <TermsFields form={form} quote={quote} enterprise={user.enterprise?.enterprise_name ?? ''} />
          )}
          <FormFoot state={state} remaining={<FootPrice quote={quote} />}>
            {shown === 'terms' && (
              <Button asChild kind="quiet">
                <Link href={hrefOf(choice)}>{t('back')}</Link>
              </Button>
            )}
            <FormSubmit disabled={isStale || !isOnline}>{t(shown === 'terms' ? 'submit' : 'next')}</FormSubmit>
          </FormFoot>
        </Form>
      </FormPage>
      {isAdding && (
        <Suspense>
          <AddAddress
            userId={user.user_id}
            onClose={() => setAdding(false)}
            onAdded={(id) => {
              form.setValue('address_id', id, { shouldValidate: form.formState.isSubmitted });
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
