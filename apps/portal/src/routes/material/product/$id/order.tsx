import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../pages/order/flow/order-page.tsx';
import { readChoice } from '../../../../pages/order/flow/order-search.ts';
import { orderWords } from '../../../../pages/order/words.ts';
import { addressWords } from '../../../../pages/shared/address/words.ts';
import { formWords } from '../../../../pages/shared/form/words.ts';
import { productOrderAddress } from '../../../../pages/shared/order/order-address.ts';
import { manyOf, oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';
import { RequireLogin } from '../../../../shell/require-login.tsx';

/** The order of a product of the mall: the flow of `/order`, with the product in its path. */
export const Route = createFileRoute('/material/product/$id/order')({
  validateSearch: (search: Record<string, unknown>) => ({
    spec: oneOf(search.spec),
    options: manyOf(search.options),
    quantity: oneOf(search.quantity),
    warehouse: oneOf(search.warehouse),
    step: oneOf(search.step),
  }),
  beforeLoad: ({ context }) =>
    context.words.load(
      orderWords.order,
      orderWords.orderFlow,
      addressWords.address,
      formWords.form,
      kitWords.deadlineCountdown,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.regionPicker,
      kitFormWords.statusTimeline,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'orderFlow', ({ productTitle, description }) => ({ title: productTitle, description })),
  component: ProductOrder,
});

function ProductOrder() {
  const { id } = Route.useParams();
  const { step, ...params } = Route.useSearch();
  return (
    <RequireLogin>
      <OrderPage
        choice={readChoice({ ...params, kind: 'material', offer: id })}
        step={step === 'terms' ? 'terms' : 'confirm'}
        doneId={undefined}
        hrefOf={({ kind: _, offer, ...choice }) => productOrderAddress(offer, choice)}
      />
    </RequireLogin>
  );
}
