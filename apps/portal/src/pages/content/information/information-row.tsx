import type { InformationSummary } from '@zonekit/api-client/content/contract';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { useFileUrl } from '../use-file-url.ts';
import * as css from './information.css.ts';

export const informationHref = (id: string): string => `/listDetails?id=${id}`;

/** One information item in a list: picture, title, what it says, who published it when. */
export function InformationRow({ item }: { item: InformationSummary }) {
  const t = useWords('content');
  const fileUrl = useFileUrl();
  return (
    <Link href={informationHref(item.id)} className={css.row}>
      <Image
        className={css.thumbnail}
        src={fileUrl(item.cover)}
        alt=""
        width={160}
        height={100}
        cover={{ id: item.id, kind: 'contour' }}
        rounded
      />
      <span className={css.body}>
        <RowTitle item={item} className={css.title} />
        <span className={css.summary} lang={item.lang}>
          {item.snippet ? <MarkedText pieces={item.snippet} /> : item.summary}
        </span>
        <span className={css.meta}>
          <Tag>{t(`kind.${item.kind}`)}</Tag>
          <span>{item.source}</span>
          <time dateTime={item.published_on}>{item.published_on}</time>
        </span>
      </span>
    </Link>
  );
}
