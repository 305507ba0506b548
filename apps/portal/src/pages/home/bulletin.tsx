import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';
import { Link } from '@zonekit/ui/link';
import { TabLinks } from '@zonekit/ui/tab-links';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './sections.css.ts';

interface Entry {
  id: string;
  href: string;
  /** `YYYY-MM-DD`. */
  date: string;
  fresh: boolean;
  item: PolicySummary | DeclarationSummary;
}

const DAY = 86_400_000;
/** Published yesterday or today. */
const isFresh = (date: string, today: string) => Date.parse(today) - Date.parse(date) <= DAY;

function Ledger({ entries }: { entries: readonly Entry[] }) {
  const t = useWords('home');
  const terms = useWords('policyTerms');
  return (
    <ul>
      {entries.map(({ id, href, date, fresh, item }) => (
        <li key={id}>
          <Link href={href} className={css.row}>
            <time dateTime={date} className={css.day}>
              {date.slice(5)}
            </time>
            <span className={css.title} lang={item.lang}>
              {item.title}
              {fresh && <span className={css.fresh}>{t('bulletin.fresh')}</span>}
            </span>
            <span className={css.meta}>
              <Tag strong={item.level === 'national'}>{terms(`level.${item.level}`)}</Tag>
              <span>{item.number}</span>
              <span>{item.issuer}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The address holds the tab: `/?bulletin=calls`. */
export const BULLETIN_TABS = ['documents', 'calls'] as const;
export type BulletinTab = (typeof BULLETIN_TABS)[number];

interface BulletinProps {
  current: BulletinTab;
  policies: readonly PolicySummary[];
  declarations: readonly DeclarationSummary[];
  declarationsOpen: number;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  today: string;
}

export function Bulletin({ current, policies, declarations, declarationsOpen, today }: BulletinProps) {
  const t = useWords('home');
  const documents = policies.map((item) => ({
    id: item.id,
    href: `/policy/policyDocument/${item.id}`,
    date: item.published_on,
    fresh: isFresh(item.published_on, today),
    item,
  }));
  const calls = declarations.map((item) => ({
    id: item.id,
    href: `/policy/policyDeclaration/${item.id}`,
    date: item.opens_at.slice(0, 10),
    fresh: isFresh(item.opens_at.slice(0, 10), today),
    item,
  }));
  return (
    <div>
      <TabLinks
        label={t('bulletin.tabs')}
        items={BULLETIN_TABS.map((tab) => ({
          label: t(`bulletin.${tab}`),
          href: `/?bulletin=${tab}#home-bulletin`,
          current: tab === current,
          ...(tab === 'calls' && { count: declarationsOpen }),
        }))}
      />
      <Ledger entries={current === 'documents' ? documents : calls} />
    </div>
  );
}
