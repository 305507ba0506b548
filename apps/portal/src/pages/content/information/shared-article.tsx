import type { InformationDetail } from '@zonekit/api-client/content/contract';
import { Share } from '@zonekit/portal-kit/share';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';

/** Shares the article, with its source and day on the poster. */
export function SharedArticle({ item }: { item: InformationDetail }) {
  const t = useWords('contentListDetails');
  const words = useWords('variant');
  const figures = [
    { label: t('facts.source'), value: item.source },
    { label: t('facts.published'), value: item.published_on },
  ];
  return <Share poster={{ title: item.title, figures, brand: { name: words('title'), mark: variant.mark } }} />;
}
