import type { Address } from '@zonekit/api-client/account/contract';
import { useAddresses } from '@zonekit/api-client/account/hooks';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import { Instead } from './instead.tsx';
import { OrderForm } from './order-form.tsx';
import type { OrderPageProps } from './order-page.types.ts';
import { quoteBodies } from './order-request.ts';
import { VisitorOrder } from './visitor-order.tsx';
import { Waiting } from './waiting.tsx';

/** Before the form: whether there is something to order, an enterprise to order for, and where goods can go. */
export function OrderStart({ choice, step, hrefOf }: Omit<Chosen, 'user'>) {
  const t = useWords('orderFlow');
  const { user } = useSession();
  if (quoteBodies(choice, false) === null) {
    return (
      <Instead title={t('empty')} hint={t('emptyHint')}>
        <Button asChild kind="primary">
          <Link href={offerPath(choice)}>{t('emptyItem')}</Link>
        </Button>
      </Instead>
    );
  }
  if (!user) return <VisitorOrder choice={choice} />;
  if (!user.enterprise) {
    return (
      <Instead title={t('noEnterprise')} hint={t('noEnterpriseHint')}>
        <Button asChild kind="primary">
          <Link href="/userCenter/user/informate">{t('bind')}</Link>
        </Button>
      </Instead>
    );
  }
  const props = { user, choice, step, hrefOf };
  return choice.kind === 'material' ? <WithAddresses {...props} /> : <OrderForm {...props} addresses={[]} />;
}

interface Chosen {
  user: UserInfo;
  choice: OrderChoice;
  step: OrderPageProps['step'];
  hrefOf: OrderPageProps['hrefOf'];
}

/** The form begins with the default address. */
function WithAddresses(props: Chosen) {
  const t = useWords('orderFlow');
  const read = useAddresses();
  const addresses: readonly Address[] | undefined =
    read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (addresses) return <OrderForm {...props} addresses={addresses} />;
  if (read.status === 'failed') {
    return (
      <Instead title={t('notRead')} hint={read.error.serverMessage}>
        <Button onClick={read.reload}>{t('retry')}</Button>
      </Instead>
    );
  }
  return <Waiting />;
}

const PATHS = {
  instrument: '/experiment/instrument',
  facility: '/experiment/region',
  service: '/business',
  material: '/material/product',
} as const;

/** The page on which the rest is chosen. */
const offerPath = ({ kind, offer }: OrderChoice) => `${PATHS[kind]}/${encodeURIComponent(offer)}`;
