import { usePreviewAudience } from '@zonekit/api-client/supply/demand/hooks';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Audience } from '../audience.tsx';
import * as css from '../supply.css.ts';
import { type DemandFields, wishesOf } from './demand-schema.ts';

/** Companies that the demand would be shown to, before it is sent. */
export function AudiencePreview({ form }: { form: DemandFields }) {
  const t = useWords('supplyOwn');
  const { state, send } = usePreviewAudience();
  const first = useRef(true);
  useEffect(() => {
    // The step is drawn anew whenever the wishes may have changed.
    if (!first.current) return;
    first.current = false;
    const wishes = wishesOf(form.getValues());
    if (wishes) void send({ body: wishes });
  }, [form, send]);
  return (
    <section className={css.block} aria-labelledby="preview">
      <h2 id="preview">{t('form.preview')}</h2>
      <p className={css.muted}>{t('form.previewLine')}</p>
      <div aria-live="polite">
        {state.status === 'done' && <Audience audience={state.data} />}
        {state.status === 'failed' && <p>{t('form.previewFailed')}</p>}
        {state.status === 'sending' && <SkeletonText lines={5} />}
      </div>
    </section>
  );
}
