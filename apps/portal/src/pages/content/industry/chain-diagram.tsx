import type { ChainDetail, ChainPosition } from '@zonekit/api-client/content/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './chain-diagram.css.ts';
import { chainLayout } from './chain-layout.ts';

interface ChainDiagramProps {
  chain: ChainDetail;
  /** The chosen position. */
  current: string | undefined;
  /** Enterprise of the signed-in user. */
  enterpriseId: string | null;
}

/** An industry chain: positions in columns from upstream to downstream, one cell per company, lines for supplies. */
export function ChainDiagram({ chain, current, enterpriseId }: ChainDiagramProps) {
  const t = useWords('contentIndustryMap');
  const { width, height, links } = chainLayout(chain.segments);
  const columns = { gridTemplateColumns: `repeat(${chain.segments.length}, minmax(0, 1fr))` };
  const gap = { columnGap: `${100 / (chain.segments.length * 3 + chain.segments.length - 1)}%` };
  return (
    <div className={css.frame} lang={chain.lang}>
      <div className={css.chain} style={{ ...columns, ...gap }}>
        <svg
          className={css.lines}
          viewBox={`0 0 ${width} ${height}`}
          style={{ height }}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {links.map(({ from, to, d }) => (
            <path key={`${from} ${to}`} d={d} data-on={from === current || to === current ? '' : undefined} />
          ))}
        </svg>
        {chain.segments.map(({ id, stage, name, positions }) => (
          <section key={id} className={css.segment} aria-labelledby={id}>
            <h2 id={id} className={css.segmentName}>
              <small>{t(`stage.${stage}`)}</small>
              {name}
            </h2>
            <ul className={css.positions} style={{ height }}>
              {positions.map((position) => (
                <li key={position.id}>
                  <PositionLink {...{ chain, position, enterpriseId }} isCurrent={position.id === current} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

interface PositionLinkProps {
  chain: ChainDetail;
  position: ChainPosition;
  isCurrent: boolean;
  enterpriseId: string | null;
}

function PositionLink({ chain, position, isCurrent, enterpriseId }: PositionLinkProps) {
  const t = useWords('contentIndustryMap');
  const { id, name, companies, gap } = position;
  const isEmpty = companies.length === 0;
  return (
    <Link
      href={`/entrance/industryMap?chain=${chain.id}&position=${id}#companies`}
      className={css.position}
      aria-current={isCurrent ? 'true' : undefined}
      data-gap={isEmpty ? '' : undefined}
    >
      <b>{name}</b> <span className={css.count}>{isEmpty ? t('gap') : t('count', { count: companies.length })}</span>
      {isEmpty ? (
        gap && <small className={css.seeking}>{t('seeking', { count: gap.demands })}</small>
      ) : (
        <span className={css.cells} aria-hidden="true">
          {companies.map((company) => (
            <i
              key={company.id}
              data-own={enterpriseId !== null && company.enterprise_id === enterpriseId ? '' : undefined}
            />
          ))}
        </span>
      )}
    </Link>
  );
}

/** What the marks of the diagram mean. */
export function ChainKey({ own }: { own: boolean }) {
  const t = useWords('contentIndustryMap');
  return (
    <ul className={css.key}>
      <li>
        <i />
        {t('company')}
      </li>
      {own && (
        <li>
          <i data-own="" />
          {t('own')}
        </li>
      )}
      <li>
        <i data-gap="" />
        {t('missing')}
      </li>
      <li className={css.keyLines}>{t('lines')}</li>
    </ul>
  );
}
