import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { useWords } from '../../../platform/words/use-words.ts';
import { Bulletin, type BulletinEntry } from '../bulletin.tsx';
import { defineHomeSection, type HomeContext, type HomeView } from '../home-section.ts';
import { Industries } from '../industries.tsx';
import { Section } from '../section.tsx';

const SHOWN = 6;
const DAY_MS = 86_400_000;

export type PoliciesContent = readonly BulletinEntry[];

function Policies({ content, view: { bulletin, figures } }: { content: PoliciesContent; view: HomeView }) {
  const t = useWords('home');
  const own = useWords('variantHome');
  return (
    <Section
      id="home-bulletin"
      anchor="industrial-activity"
      title={own('bulletin.title')}
      line={own('bulletin.line')}
      more={{ title: t('bulletin.all'), href: '/policy/policyDocument' }}
    >
      <Bulletin current={bulletin} entries={content} declarationsOpen={figures.declarationsOpen} />
      <Industries industries={figures.industries} />
    </Section>
  );
}

/** Published yesterday or today. */
const isFresh = (date: string, today: string) => Date.parse(today) - Date.parse(date) <= DAY_MS;

const documents = async ({ data, today }: HomeContext): Promise<PoliciesContent> => {
  const read = await data.read(policyEndpoints.listPolicies, { query: { sort: 'published_on', page_size: SHOWN } });
  return (read?.data ?? []).map(({ id, title, lang, level, number, issuer, published_on: date, summary }, index) => ({
    ...{ id, title, lang, level, number, issuer, date, fresh: isFresh(date, today) },
    ...(index === 0 && { summary }),
  }));
};

const calls = async ({ data, today }: HomeContext): Promise<PoliciesContent> => {
  const query = { status: ['open', 'closing'] as ('open' | 'closing')[], sort: 'opens_at' as const, page_size: SHOWN };
  const read = await data.read(policyEndpoints.listDeclarations, { query });
  return (read?.data ?? []).map(({ id, title, lang, level, number, issuer, opens_at, support }, index) => {
    const date = opens_at.slice(0, 10);
    return {
      ...{ id, title, lang, level, number, issuer, date, fresh: isFresh(date, today) },
      ...(index === 0 && { summary: support }),
    };
  });
};

/** The latest documents or calls, and the way to the documents of an industry. */
export const policies = defineHomeSection<PoliciesContent>({
  load: (context) => (context.bulletin === 'calls' ? calls : documents)(context),
  Section: Policies,
});
