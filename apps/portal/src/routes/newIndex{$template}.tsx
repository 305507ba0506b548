import { createFileRoute, notFound } from '@tanstack/react-router';
import { TemplateSwitcher } from '../pages/home/template-switcher.tsx';
import { homeWords } from '../pages/home/words.ts';
import { policyTermsWords } from '../pages/shared/policy-terms/words.ts';
import { pageHead } from '../platform/words/page-head.ts';
import { NUMBERS } from './-template-numbers.ts';
import { templatePage } from './-template-page.ts';

const numberOf = (param: string) => NUMBERS.find((number) => String(number) === param);

export const Route = createFileRoute('/newIndex{$template}')({
  validateSearch: (search) => (search.bulletin === 'calls' ? { bulletin: 'calls' as const } : {}),
  beforeLoad: ({ context, params }) => {
    if (!context.config.demo || !numberOf(params.template)) throw notFound();
    return context.words.load(
      homeWords.home,
      homeWords.homeTemplates,
      homeWords.variantHome,
      policyTermsWords.policyTerms,
    );
  },
  loaderDeps: ({ search: { bulletin } }) => ({ bulletin }),
  loader: async ({ context, params, deps }) => {
    const [{ loadNumbered }] = await Promise.all([import('./-home-templates.tsx'), templatePage.load()]);
    return loadNumbered(context.data, deps.bulletin ?? 'documents', numberOf(params.template) ?? 1);
  },
  head: ({ match }) => pageHead(match.context, 'homeTemplates', ({ title, description }) => ({ title, description })),
  component: TemplatePage,
});

function TemplatePage() {
  const template = numberOf(Route.useParams().template) ?? 1;
  const { bulletin = 'documents' } = Route.useSearch();
  return (
    <>
      <TemplateSwitcher current={template} numbers={NUMBERS} />
      {templatePage.show({ number: template, data: Route.useLoaderData(), bulletin })}
    </>
  );
}
