import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { RegistrationPage } from '../../../../../pages/registration/registration-page.tsx';
import { type RegistrationView, spelledSegments, viewOf } from '../../../../../pages/registration/registration-view.ts';
import { registrationWords } from '../../../../../pages/registration/words.ts';
import { filesWords } from '../../../../../pages/shared/files/words.ts';
import { listWords } from '../../../../../pages/shared/list/words.ts';
import { oneOf } from '../../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../../platform/words/kit-form-words.ts';
import { kitWords } from '../../../../../platform/words/kit-words.ts';
import { pageHead } from '../../../../../platform/words/page-head.ts';

/** One route for the registrations, one of them, and list, form and details of its six steps. */
export const Route = createFileRoute('/userCenter/user/businessregistration/{-$step}/{-$part}')({
  validateSearch: ({ begin, facts, file, id, only, page, status }: Record<string, unknown>) => ({
    begin: oneOf(begin),
    facts: oneOf(facts),
    file: oneOf(file),
    id: oneOf(id),
    only: oneOf(only),
    page: oneOf(page),
    status: oneOf(status),
  }),
  beforeLoad: async ({ context, params: { step, part }, search }) => {
    const spelled = spelledSegments(step, part);
    const view = viewOf(spelled.step, spelled.part);
    if (!view) throw notFound();
    if (spelled.step !== step || spelled.part !== part) {
      throw redirect({ to: Route.to, params: spelled, search, replace: true });
    }
    await context.words.load(
      registrationWords.registration,
      registrationWords.registrationForm,
      filesWords.files,
      listWords.list,
      kitWords.deadlineCountdown,
      kitWords.fileViewer,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.statusTimeline,
    );
    return { registrationView: view };
  },
  head: ({ match, params: { step, part } }) =>
    pageHead(match.context, 'registration', ({ titles, descriptions }) => {
      const view: RegistrationView = viewOf(step, part) ?? { page: 'mine' };
      if (!('step' in view)) return { title: titles[view.page], description: descriptions[view.page] };
      const { page, step: name } = view;
      return { title: titles[page === 'list' ? name : (`${name}${page}` as const)], description: descriptions[page] };
    }),
  component: Registration,
});

function Registration() {
  const search = Object.fromEntries(Object.entries(Route.useSearch()).filter(([, value]) => value !== undefined));
  return <RegistrationPage view={Route.useRouteContext().registrationView} search={search} />;
}
