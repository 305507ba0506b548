import type { PolicySummary } from '@zonekit/api-client/policy/contract';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { TabLinks } from '@zonekit/ui/tab-links';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './bulletin.css.ts';

/** A document or a call as the bulletin shows it. */
export interface BulletinEntry extends Pick<PolicySummary, 'id' | 'title' | 'lang' | 'level' | 'number' | 'issuer'> {
  /** `YYYY-MM-DD`. */
  date: string;
  fresh: boolean;
  /** Some lines of what it says; of the first alone. */
  summary?: string;
}

function Title({ title, lang, fresh }: BulletinEntry) {
  const t = useWords('home');
  return (
    <span className={css.title} lang={lang}>
      {title}
      {fresh && <span className={css.fresh}>{t('bulletin.fresh')}</span>}
    </span>
  );
}

function Meta({ level, number, issuer }: BulletinEntry) {
  const terms = useWords('policyTerms');
  return (
    <span className={css.meta}>
      <Tag strong={level === 'national'}>{terms(`level.${level}`)}</Tag>
      <span>{number}</span>
      <span>{issuer}</span>
    </span>
  );
}

/** The first of the list, with its picture. */
function Lead({ href, entry }: { href: string; entry: BulletinEntry }) {
  return (
    <Link href={href} className={css.lead}>
      <Cover id={entry.id} kind="contour" wide className={css.leadPicture} />
      <span className={css.leadTitle}>
        <Title {...entry} />
      </span>
      <span className={css.leadText} lang={entry.lang}>
        {entry.summary}
      </span>
      <span className={css.meta}>
        <time dateTime={entry.date}>{entry.date}</time>
        <Meta {...entry} />
      </span>
    </Link>
  );
}

/** The address holds the tab: `/?bulletin=calls`. */
export const BULLETIN_TABS = ['documents', 'calls'] as const;
export type BulletinTab = (typeof BULLETIN_TABS)[number];

const PAGES: Readonly<Record<BulletinTab, string>> = {
  documents: '/policy/policyDocument',
  calls: '/policy/policyDeclaration',
};

interface BulletinProps {
  current: BulletinTab;
  entries: readonly BulletinEntry[];
  declarationsOpen: number;
}

export function Bulletin({ current, entries, declarationsOpen }: BulletinProps) {
  const t = useWords('home');
  const hrefOf = ({ id }: BulletinEntry) => `${PAGES[current]}/${id}`;
  const [lead, ...rest] = entries;
  return (
    <div className={css.bulletin}>
      <div className={css.leadColumn}>{lead && <Lead href={hrefOf(lead)} entry={lead} />}</div>
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
        <ul>
          {rest.map((entry) => (
            <li key={entry.id}>
              <Link href={hrefOf(entry)} className={css.row}>
                <time dateTime={entry.date} className={css.day}>
                  {entry.date.slice(5)}
                </time>
                <Title {...entry} />
                <Meta {...entry} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
