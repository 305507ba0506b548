import { FormPage } from '@zonekit/portal-kit/form-page';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './flow.css.ts';
import { useHomeTrail } from './use-home-trail.ts';

/** The shape of the page while its code and its data come. */
export function Waiting() {
  const t = useWords('orderFlow');
  const trail = useHomeTrail();
  return (
    <FormPage trail={trail} title={t('title')}>
      <div className={css.waiting} aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    </FormPage>
  );
}
