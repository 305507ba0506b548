import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../words/page-head.ts';
import { useWords } from '../../words/use-words.ts';

export const Route = createFileRoute('/policy')({
  head: ({ match }) => pageHead(match.context, ({ shell }) => ({ title: shell?.policy })),
  component: Policy,
});

function Policy() {
  const shell = useWords('shell');
  return <h1>{shell('policy')}</h1>;
}
