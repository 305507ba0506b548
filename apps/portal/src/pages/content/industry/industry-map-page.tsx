import type { ChainDetail, ChainSummary } from '@zonekit/api-client/content/contract';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { TabLinks } from '@zonekit/ui/tab-links';
import { variant } from '#variant/variant.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageTop } from '../page-top.tsx';
import { ChainDiagram, ChainKey } from './chain-diagram.tsx';
import { ChainGaps } from './chain-gaps.tsx';
import { CHAIN_VIEWS, type ChainView } from './chain-search.ts';
import { Companies } from './companies.tsx';
import * as css from './industry-map.css.ts';
import { LaterMap } from './later-map.tsx';

const PATH = '/entrance/industryMap';
/** Degrees around the variant's centre within which its plan may show a company. */
const NEAR = 0.5;

interface IndustryMapPageProps {
  chains: readonly ChainSummary[];
  /** Null where the zone has none. */
  chain: ChainDetail | null;
  view: ChainView;
  position: string | undefined;
}

/** The companies of a chain by position: as a diagram, as a list, on a map. */
export function IndustryMapPage({ chain, ...props }: IndustryMapPageProps) {
  const t = useWords('contentIndustryMap');
  return (
    <Container>
      <PageTop title={t('title')} lede={t('description')} />
      {chain ? <Chain chain={chain} {...props} /> : <EmptyState headingLevel={2} title={t('noChains')} />}
    </Container>
  );
}

function Chain({ chains, chain, view, position }: IndustryMapPageProps & { chain: ChainDetail }) {
  const t = useWords('contentIndustryMap');
  const { user } = useSession();
  const enterpriseId = user?.enterprise?.enterprise_id ?? null;
  const positions = chain.segments.flatMap((segment) => segment.positions);
  const companies = positions.flatMap((each) => each.companies);
  const own = enterpriseId === null ? undefined : companies.find((company) => company.enterprise_id === enterpriseId);
  const current =
    positions.find(({ id }) => id === position) ??
    positions.find(({ id }) => id === own?.position.id) ??
    positions.toSorted((a, b) => b.companies.length - a.companies.length)[0];
  const { longitude, latitude } = variant.map;
  const placed = companies.filter(
    ({ coordinates }) =>
      coordinates && Math.abs(coordinates[0] - longitude) < NEAR && Math.abs(coordinates[1] - latitude) < NEAR,
  );
  const views = CHAIN_VIEWS.filter((each) => each !== 'map' || placed.length > 0);
  return (
    <>
      <TabLinks
        label={t('chains')}
        items={chains.map(({ id, name, companies: count }) => ({
          label: name,
          count: t('count', { count }),
          href: view === 'chain' ? `${PATH}?chain=${id}` : `${PATH}?chain=${id}&view=${view}`,
          current: id === chain.id,
        }))}
      />
      <div className={css.tools}>
        <p className={css.remark} lang={chain.lang}>
          {chain.remark}
        </p>
        <TabLinks
          label={t('views')}
          items={views.map((each) => ({
            label: t(`view.${each}`),
            href: each === 'chain' ? `${PATH}?chain=${chain.id}` : `${PATH}?chain=${chain.id}&view=${each}`,
            current: each === view,
          }))}
        />
      </div>
      {view === 'map' ? (
        <LaterMap name={chain.name} companies={placed} unplaced={companies.length - placed.length} />
      ) : (
        <>
          {view === 'chain' && (
            <>
              <ChainDiagram {...{ chain, enterpriseId }} current={current?.id} />
              <ChainKey own={own !== undefined} />
            </>
          )}
          <div className={css.split}>
            <Companies
              title={view === 'chain' && current ? current.name : chain.name}
              lang={chain.lang}
              companies={view === 'chain' && current ? current.companies : companies}
              query={view === 'chain' && current ? { position: [current.id] } : { chain: [chain.id] }}
              withPosition={view === 'list'}
              enterpriseId={enterpriseId}
            />
            <ChainGaps chain={chain} />
          </div>
        </>
      )}
    </>
  );
}
