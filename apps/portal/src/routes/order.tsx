import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../pages/order/flow/order-page.tsx';
import { readChoice } from '../pages/order/flow/order-search.ts';
import { orderWords } from '../pages/order/words.ts';
import { addressWords } from '../pages/shared/address/words.ts';
import { formWords } from '../pages/shared/form/words.ts';
import { orderAddress } from '../pages/shared/order/order-address.ts';
import { manyOf, oneOf } from '../platform/data/search-params.ts';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageHead } from '../platform/words/page-head.ts';

export const Route = createFileRoute('/order')({
  validateSearch: (search: Record<string, unknown>) => ({
    kind: oneOf(search.kind),
    offer: oneOf(search.offer),
    spec: oneOf(search.spec),
    options: manyOf(search.options),
    quantity: oneOf(search.quantity),
    warehouse: oneOf(search.warehouse),
    start: oneOf(search.start),
    end: oneOf(search.end),
    samples: oneOf(search.samples),
    step: oneOf(search.step),
    done: oneOf(search.done),
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
  head: ({ match }) => pageHead(match.context, 'orderFlow', ({ title, description }) => ({ title, description })),
  component: Order,
});

function Order() {
  const { step, done, ...params } = Route.useSearch();
  return (
    <OrderPage
      choice={readChoice(params)}
      step={step === 'terms' ? 'terms' : 'confirm'}
      doneId={done}
      hrefOf={orderAddress}
    />
  );
}
