import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import { Figure } from '@zonekit/ui/figure';
import { Image } from '@zonekit/ui/image';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import type { Host, HostType } from './host.types.ts';
import * as css from './host-list.css.ts';
import { hostPath } from './host-paths.ts';

/** What it offers, where it is, and how many of its seats are vacant. */
export function HostRow({ type, host }: { type: HostType; host: Host }) {
  const t = useWords('spaceIncubator');
  const { api } = useRouter().options.context.config;
  const { id, name, lang, title_hits, snippet, offer, park, address, cover } = host;
  return (
    <Link href={hostPath(type, id)} className={css.row}>
      <Image
        className={css.picture}
        src={cover === null ? undefined : fileUrl(api, cover)}
        alt=""
        width={160}
        height={100}
        cover={{ id, kind: 'berth' }}
        rounded
      />
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={{ title: name, lang, title_hits }} />
        </span>
        <p className={css.tags}>
          <Tag strong={host.level === 'national'}>{t(`levels.${host.level}`)}</Tag>
          <Tag>{t(`kinds.${host.kind}`)}</Tag>
          {host.fields.map((field) => (
            <Tag key={field}>{t(`fields.${field}`)}</Tag>
          ))}
        </p>
        <p className={css.offer} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : offer}
        </p>
        <p className={css.place} lang={lang}>
          {park && <span>{park.name}</span>}
          <span>{address}</span>
        </p>
      </div>
      <Seats host={host} />
    </Link>
  );
}

function Seats({ host: { seats, vacant_seats, companies } }: { host: Host }) {
  const t = useWords('spaceIncubator');
  const taken = seats === 0 ? 0 : ((seats - vacant_seats) / seats) * 100;
  return (
    <div className={css.seats}>
      <p className={css.vacant}>
        {vacant_seats > 0
          ? t.rich('vacantSeats', { vacant: vacant_seats, figure: (chunks) => <Figure>{chunks}</Figure> })
          : t('full')}
      </p>
      <span className={css.meter} aria-hidden="true">
        <span className={css.taken} style={{ width: `${taken}%` }} />
      </span>
      <p className={css.note}>
        <span>{t('seats', { seats })}</span>
        <span>{t('companies', { count: companies })}</span>
      </p>
    </div>
  );
}
