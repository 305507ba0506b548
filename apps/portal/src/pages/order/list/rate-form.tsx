import type { Order } from '@zonekit/api-client/order/contract';
import { useRateOrder } from '@zonekit/api-client/order/hooks';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { Rating } from '@zonekit/ui/rating';
import { TextArea } from '@zonekit/ui/text-area';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import * as css from './orders.css.ts';

const ratingSlot = formSlots('order-rating', z.object({ score: z.number(), text: storedText }));

interface RateFormProps {
  order: Order;
  onCancel: () => void;
}

/** Stars and words for a completed order, once; stored on this device until it is sent. */
export function RateForm({ order: { id, user_id, offer }, onCancel }: RateFormProps) {
  const t = useWords('orderList');
  const formWords = useWords('form');
  const labels = useFormLabels(t('notRated'));
  const { send } = useRateOrder();
  const schema = z.object({
    score: z.number().check(z.gte(1, t('scoreMissing')), z.lte(5)),
    text: z.string().check(z.trim(), z.maxLength(500)),
  });
  const draft = useDraftForm(schema, { slot: ratingSlot(user_id, id), start: { score: 0, text: '' }, base: null });
  const { form } = draft;
  const submit = async (body: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const outcome = await send({ params: { order_id: id }, body });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') draft.settle(form.getValues(), null);
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} labels={labels}>
      <FormValue control={form.control} name="score">
        {({ id: fieldId, value, onValueChange, error }) => (
          <div>
            <Rating
              id={fieldId}
              tabIndex={-1}
              legend={t('rateTitle', { title: offer.title })}
              optionLabel={(stars) => t('stars', { stars: String(stars) })}
              value={value}
              onValueChange={onValueChange}
              required
            />
            {error && <p className={css.refused}>{error}</p>}
          </div>
        )}
      </FormValue>
      <FormField control={form.control} name="text" label={t('rateText')} optional={formWords('optional')}>
        {(input) => <TextArea {...input} rows={3} maxLength={500} />}
      </FormField>
      <div className={css.actions}>
        <FormSubmit>{t('rateSend')}</FormSubmit>
        <Button kind="quiet" onClick={onCancel}>
          {t('rateLater')}
        </Button>
      </div>
    </Form>
  );
}
