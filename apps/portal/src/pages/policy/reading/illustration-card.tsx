import type { Illustration } from '@zonekit/api-client/policy/reading/contract';
import { Card } from '@zonekit/ui/card';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { Picture } from './picture.tsx';
import * as css from './reading.css.ts';

/** Path of the list. */
export const ILLUSTRATIONS = '/policy/policyIllustration';

export function IllustrationCard({ illustration }: { illustration: Illustration }) {
  const t = useWords('policyReading');
  const { id, cover, pictures_count, published_on } = illustration;
  return (
    <Card href={`${ILLUSTRATIONS}/${id}`} className={css.card}>
      {/* The title says what the card is; its picture only decorates it. */}
      {cover && <Picture fileId={cover.file_id} alt="" />}
      <RowTitle item={illustration} className={css.cardTitle} />
      <span className={css.small}>
        {t('illustration.pictures', { count: pictures_count })} · <time dateTime={published_on}>{published_on}</time>
      </span>
    </Card>
  );
}
