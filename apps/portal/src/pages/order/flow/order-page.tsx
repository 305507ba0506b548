import { useSession } from '@zonekit/api-client/session/hooks';
import { lazy, Suspense } from 'react';
import { PageData } from '../../../platform/data/page-data.tsx';
import { useWords } from '../../../platform/words/use-words.ts';
import { RequireLogin } from '../../../shell/require-login.tsx';
import { Catalogues, Instead } from './instead.tsx';
import type { OrderPageProps } from './order-page.types.ts';
import { Waiting } from './waiting.tsx';

// The form weighs more than the page around it, and the result is another page.
const OrderStart = lazy(async () => ({ default: (await import('./order-start.tsx')).OrderStart }));
const OrderResult = lazy(async () => ({ default: (await import('./order-result.tsx')).OrderResult }));

/** Orders one choice: confirm, terms, result. A visitor sees the price first. Source: pages.md, /order and /material/product. */
export function OrderPage({ doneId, ...start }: OrderPageProps) {
  const t = useWords('orderFlow');
  const { choice } = start;
  if (doneId !== undefined) {
    return (
      <RequireLogin>
        <PageData>
          <Suspense fallback={<Waiting />}>
            <OrderResult id={doneId} />
          </Suspense>
        </PageData>
      </RequireLogin>
    );
  }
  if (!choice) {
    return (
      <Instead title={t('empty')} hint={t('emptyHint')}>
        <Catalogues />
      </Instead>
    );
  }
  return (
    <PageData>
      <Chosen {...start} choice={choice} />
    </PageData>
  );
}

/** The form comes once it is known who is there: it begins with their name. */
function Chosen(props: Omit<OrderPageProps, 'doneId'> & { choice: NonNullable<OrderPageProps['choice']> }) {
  const { status } = useSession();
  if (status === 'unknown') return <Waiting />;
  const { kind, offer } = props.choice;
  return (
    <Suspense fallback={<Waiting />}>
      <OrderStart key={`${kind} ${offer}`} {...props} />
    </Suspense>
  );
}
