import type { Order } from '@zonekit/api-client/order/contract';
import { useRateOrder } from '@zonekit/api-client/order/hooks';
import { RATING_ASPECTS } from '@zonekit/api-client/shop/lists';
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

const stored = z.object({
  score: z.number(),
  aspects: z.record(z.enum(RATING_ASPECTS), z.number()),
  text: storedText,
});
const ratingSlot = formSlots('order-rating', stored);
/** 0 is none. */
const NO_ASPECTS = { expertise: 0, punctuality: 0, replies: 0, value: 0 };

interface RateFormProps {
  order: Order;
  onCancel: () => void;
}

/** Stars, those of four aspects and words for a completed order, once; stored on this device until it is sent. */
export function RateForm({ order: { id, user_id, offer }, onCancel }: RateFormProps) {
  const t = useWords('orderList');
  const formWords = useWords('form');
  const labels = useFormLabels(t('notRated'));
  const { send } = useRateOrder();
  const schema = z.object({
    score: z.number().check(z.gte(1, t('scoreMissing')), z.lte(5)),
    aspects: z.record(z.enum(RATING_ASPECTS), z.number()),
    text: z.string().check(z.trim(), z.maxLength(500)),
  });
  const draft = useDraftForm(schema, {
    slot: ratingSlot(user_id, id),
    start: { score: 0, aspects: NO_ASPECTS, text: '' },
    base: null,
  });
  const { form } = draft;
  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const aspects = Object.fromEntries(Object.entries(values.aspects).filter(([, stars]) => stars > 0));
    const outcome = await send({ params: { order_id: id }, body: { ...values, aspects } });
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
      <div className={css.aspects}>
        {RATING_ASPECTS.map((aspect) => (
          <FormValue key={aspect} control={form.control} name={`aspects.${aspect}`}>
            {({ id: fieldId, value, onValueChange }) => (
              <Rating
                id={fieldId}
                size="sm"
                legend={t(`aspects.${aspect}`)}
                optionLabel={(stars) => t('stars', { stars: String(stars) })}
                value={value}
                onValueChange={onValueChange}
              />
            )}
          </FormValue>
        ))}
      </div>
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
