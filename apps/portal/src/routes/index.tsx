import { createFileRoute, Link } from '@tanstack/react-router';
import { useWords } from '../words/use-words.ts';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  const variant = useWords('variant');
  const shell = useWords('shell');
  return (
    <>
      <h1>{variant('title')}</h1>
      <Link to="/policy">{shell('policy')}</Link>
    </>
  );
}
