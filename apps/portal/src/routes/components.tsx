import { createFileRoute, notFound } from '@tanstack/react-router';
import { ComponentsPage } from '../pages/components/components-page.tsx';
import { componentsWords } from '../pages/components/words.ts';
import { PageData } from '../platform/data/page-data.tsx';
import { kitFormWords } from '../platform/words/kit-form-words.ts';
import { kitWords } from '../platform/words/kit-words.ts';
import { pageHead } from '../platform/words/page-head.ts';

export const Route = createFileRoute('/components')({
  beforeLoad: ({ context }) => {
    if (!context.config.demo) throw notFound();
    return context.words.load(
      componentsWords.components,
      kitWords.deadlineCountdown,
      kitFormWords.statusTimeline,
      kitFormWords.appointmentPicker,
      kitFormWords.regionPicker,
      kitFormWords.gallery,
    );
  },
  loader: () => ({ now: Date.now() }),
  head: ({ match }) => pageHead(match.context, 'components', ({ title, description }) => ({ title, description })),
  component: Components,
});

function Components() {
  return (
    <PageData>
      <ComponentsPage {...Route.useLoaderData()} />
    </PageData>
  );
}
