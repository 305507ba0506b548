import type { Order, Quote } from '@zonekit/api-client/order/contract';
import { useSendOrder } from '@zonekit/api-client/order/hooks';
import type { ApiError } from '@zonekit/api-client/transport/error';
import { randomId } from '@zonekit/api-client/transport/random-id';
import type { FormProblem } from '@zonekit/ui/form';
import { useState } from 'react';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import { useChoiceText } from '../summary/order-facts.tsx';
import { type Conflict, readConflict } from './order-conflict.ts';
import { requestOf } from './order-request.ts';
import type { OrderValues } from './order-values.ts';
import { keyFor, meaningOf, type SentOrder, sentSlot } from './sent-order.ts';

interface SubmissionOptions {
  userId: string;
  choice: OrderChoice;
  /** As it is shown. */
  quote: Quote | undefined;
  onMade: (order: Order) => Promise<void>;
  onConflict: (conflict: Conflict) => Promise<void>;
}

export interface Submission {
  /** Sent without an answer; null for none. */
  sent: SentOrder | null;
  conflict: Conflict | null;
  /** Of an order that was asked for again, in the service's words. */
  refusal: string | null;
  submit: (values: OrderValues) => Promise<FormProblem | undefined>;
  /** Sends the same request under the same key. Resolves to false while there is no answer. */
  ask: () => Promise<boolean>;
  /** Gives the request up, back to the form. */
  leave: () => void;
  /** Takes the notices away. */
  forget: () => void;
}

/** Submission with an idempotency key, which is stored before the request and deleted with its answer. */
export const useSubmission = ({ userId, choice, quote, onMade, onConflict }: SubmissionOptions): Submission => {
  const t = useWords('orderFlow');
  const textOf = useChoiceText();
  const send = useSendOrder();
  const slot = sentSlot(userId, choice.kind, choice.offer);
  const [sent, setSent] = useState<SentOrder | null>(() => {
    const before = slot.read();
    return before?.lost ? before : null;
  });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const refuse = async (error: ApiError, order: SentOrder): Promise<FormProblem | undefined> => {
    slot.remove();
    const found = readConflict(error.details, order.kept.payable);
    setConflict(found);
    if (!found) return formProblem(error);
    await onConflict(found);
    return undefined;
  };
  const made = async (order: Order) => {
    slot.remove();
    await onMade(order);
  };

  return {
    sent,
    conflict,
    refusal,
    forget: () => {
      setConflict(null);
      setRefusal(null);
    },
    leave: () => {
      slot.remove();
      setSent(null);
    },
    submit: async (values) => {
      const request = quote && requestOf(choice, quote, values);
      if (!quote || !request) return { message: t('emptyHint') };
      const order: SentOrder = {
        ...keyFor(slot.read(), request, Date.now(), randomId),
        lost: true,
        request,
        kept: {
          title: quote.offer.title,
          choice: textOf(quote),
          contact: values.contact_person,
          payable: quote.payable.amount,
        },
      };
      slot.write(order);
      const outcome = await send(request, order.key);
      if (outcome.status === 'done') {
        await made(outcome.data);
        return undefined;
      }
      const meaning = outcome.status === 'failed' ? meaningOf(outcome.error) : 'lost';
      if (outcome.status === 'failed' && meaning === 'refused') return refuse(outcome.error, order);
      if (outcome.status === 'failed' && meaning === 'again') {
        slot.write({ ...order, lost: false });
        return formProblem(outcome.error);
      }
      setSent(order);
      return undefined;
    },
    ask: async () => {
      if (!sent) return true;
      const outcome = await send(sent.request, sent.key);
      if (outcome.status === 'done') {
        await made(outcome.data);
        return true;
      }
      if (outcome.status === 'aborted' || meaningOf(outcome.error) !== 'refused') return false;
      const problem = await refuse(outcome.error, sent);
      if (problem) setRefusal(problem.message ?? outcome.error.message);
      setSent(null);
      return true;
    },
  };
};
