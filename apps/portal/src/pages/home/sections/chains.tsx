import type { ChainSummary } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { Link } from '@zonekit/ui/link';
import type { CSSProperties } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './chains.css.ts';

const PAGE = '/entrance/industryMap';
const STAGES = ['upstream', 'midstream', 'downstream'] as const;

type Chain = Pick<ChainSummary, 'id' | 'name' | 'lang' | 'companies' | 'empty_positions' | 'stages'>;

function Chains({ content: chains }: { content: readonly Chain[] }) {
  const t = useWords('home');
  const most = Math.max(1, ...chains.flatMap(({ stages }) => STAGES.map((stage) => stages[stage])));
  return (
    <Section
      id="home-chains"
      title={t('chains.title')}
      line={t('chains.line', {
        companies: chains.reduce((sum, { companies }) => sum + companies, 0),
        gaps: chains.reduce((sum, { empty_positions }) => sum + empty_positions, 0),
      })}
      more={{ title: t('chains.all'), href: PAGE }}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('chains.chain')}</th>
            {STAGES.map((stage) => (
              <th key={stage} scope="col">
                {t(`chains.stages.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chains.map(({ id, name, lang, stages }) => (
            <tr key={id}>
              <th scope="row" className={css.name} lang={lang}>
                <Link href={`${PAGE}?chain=${id}`}>{name}</Link>
              </th>
              {STAGES.map((stage) => (
                <td key={stage} className={css.cell}>
                  <span className={css.share} style={{ [css.SHARE]: stages[stage] / most } as CSSProperties} />
                  <span className={css.count}>{t('chains.companies', { count: stages[stage] })}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Companies by industry chain and stage. */
export const chains = defineHomeSection<readonly Chain[]>({
  load: async ({ data }) => {
    const read = await data.read(contentEndpoints.listChains, {});
    if (!read || read.data.length === 0) return null;
    return read.data.map(({ id, name, lang, companies, empty_positions, stages }) => ({
      id,
      name,
      lang,
      companies,
      empty_positions,
      stages,
    }));
  },
  Section: Chains,
  page: PAGE,
});
