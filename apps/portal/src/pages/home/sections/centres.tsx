import type { CenterGroup } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';
import * as css from './centres.css.ts';

const NAMED = 3;
const PAGE = '/info/innovation';

interface Field {
  id: CenterGroup['id'];
  name: string;
  count: number;
  centres: readonly { id: string; name: string; lang: string }[];
}

function Centres({ content: fields }: { content: readonly Field[] }) {
  const t = useWords('home');
  return (
    <Section
      id="home-centres"
      anchor="innovative-growth"
      title={t('centres.title')}
      line={t('centres.line', { fields: fields.length, count: fields.reduce((sum, { count }) => sum + count, 0) })}
      more={{ title: t('centres.all'), href: PAGE }}
    >
      <ol className={css.fields}>
        {fields.map(({ id, name, count, centres }, index) => (
          <li key={id} className={css.field}>
            <p className={css.number}>{String(index + 1).padStart(2, '0')}</p>
            <h3 className={css.name}>{name}</h3>
            <ul>
              {centres.map((centre) => (
                <li key={centre.id} className={css.centre} lang={centre.lang}>
                  {centre.name}
                </li>
              ))}
            </ul>
            <Link kind="more" href={`${PAGE}?field=${id}`}>
              {t('centres.count', { count })}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Innovation centres by field. */
export const centres = defineHomeSection<readonly Field[]>({
  load: async ({ data }) => {
    const groups = await data.read(contentEndpoints.listCenters, {});
    if (!groups || groups.data.length === 0) return null;
    return groups.data.map(({ id, fieldName, centerList }) => ({
      id,
      name: fieldName,
      count: centerList.length,
      centres: centerList.slice(0, NAMED).map((centre) => ({ id: centre.id, name: centre.name, lang: centre.lang })),
    }));
  },
  Section: Centres,
  page: PAGE,
});
