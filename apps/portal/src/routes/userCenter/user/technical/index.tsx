import { createFileRoute } from '@tanstack/react-router';
import { readOrderSearch } from '../../../../pages/order/list/order-params.ts';
import { OrdersPage } from '../../../../pages/order/list/orders-page.tsx';
import { orderWords } from '../../../../pages/order/words.ts';
import { listWords } from '../../../../pages/shared/list/words.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/technical')({
  validateSearch: readOrderSearch,
  beforeLoad: ({ context }) =>
    context.words.load(
      orderWords.order,
      orderWords.orderList,
      listWords.list,
      kitWords.deadlineCountdown,
      kitWords.fileViewer,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) => pageHead(match.context, 'orderList', ({ pages }) => pages.instrument),
  component: Orders,
});

function Orders() {
  return <OrdersPage name="instrument" params={Route.useSearch()} />;
}
