import type { OrderChoice } from '../../shared/order/order-address.ts';

export type OrderStep = 'confirm' | 'terms';

export interface OrderPageProps {
  /** Null where the address does not say what is to be ordered. */
  choice: OrderChoice | null;
  step: OrderStep;
  /** The order that was made; in place of the form. */
  doneId: string | undefined;
  /** The address of a choice, without its step. */
  hrefOf: (choice: OrderChoice) => string;
}
