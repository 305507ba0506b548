import { useRouter } from '@tanstack/react-router';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { Button } from '@zonekit/ui/button';
import { useSignOn } from '../../../platform/session/use-sign-on.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import * as css from './flow.css.ts';
import { Instead } from './instead.tsx';
import { quoteBodies } from './order-request.ts';
import { OrderedItem } from './ordered-item.tsx';
import { PriceCard } from './price-card.tsx';
import { QuoteFailed } from './quote-failed.tsx';
import { useHomeTrail } from './use-home-trail.ts';
import { useOrderQuote } from './use-order-quote.ts';
import { Waiting } from './waiting.tsx';

/** Price of the choice, and the login that an order needs; the login returns here. */
export function VisitorOrder({ choice }: { choice: OrderChoice }) {
  const t = useWords('orderFlow');
  const router = useRouter();
  const signOn = useSignOn();
  const read = useOrderQuote(quoteBodies(choice, false));
  const quote = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  const trail = useHomeTrail(...(quote ? [{ label: quote.offer.title, href: quote.offer.path }] : []));
  const login = (
    <Button kind="primary" onClick={() => void signOn(router.state.location.href)}>
      {t('visitor.login')}
    </Button>
  );
  if (!quote) {
    if (read.status === 'failed') return <QuoteFailed error={read.error} onRetry={read.reload} />;
    return read.status === 'idle' ? (
      <Instead title={t('visitor.login')} hint={t('visitor.hint')}>
        {login}
      </Instead>
    ) : (
      <Waiting />
    );
  }
  return (
    <FormPage
      trail={trail}
      title={t('title')}
      aside={<PriceCard quote={quote} choice={choice} stale={read.status === 'ready' && read.stale} />}
    >
      <section aria-label={t('what')}>
        <OrderedItem quote={quote} choice={choice} />
      </section>
      <p className={css.visitor}>{t('visitor.hint')}</p>
      {login}
    </FormPage>
  );
}
