import type { Illustration } from '@zonekit/api-client/policy/reading/contract';
import { Card } from '@zonekit/ui/card';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useWords } from '../../../platform/words/use-words.ts';
import { Picture } from './picture.tsx';
import * as css from './reading.css.ts';

/** Path of the list. */
export const ILLUSTRATIONS = '/policy/policyIllustration';

export function IllustrationCard({ illustration }: { illustration: Illustration }) {
  const t = useWords('policyReading');
  const { id, title, lang, title_hits, cover, pictures_count, published_on } = illustration;
  return (
    <Card href={`${ILLUSTRATIONS}/${id}`} className={css.card}>
      {/* The title says what the card is; its picture only decorates it. */}
      {cover && <Picture fileId={cover.file_id} alt="" />}
      <span className={css.cardTitle} lang={lang}>
        {title_hits ? <MarkedText pieces={title_hits} /> : title}
      </span>
      <span className={css.small}>
        {t('illustration.pictures', { count: pictures_count })} · <time dateTime={published_on}>{published_on}</time>
      </span>
    </Card>
  );
}
