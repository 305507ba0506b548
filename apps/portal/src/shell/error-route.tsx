import type { ErrorComponentProps } from '@tanstack/react-router';
import { useWords } from '../words/use-words.ts';

export function ErrorRoute({ error }: ErrorComponentProps) {
  const shell = useWords('shell');
  return <h1 data-error={error instanceof Error ? error.name : undefined}>{shell('pageFailed')}</h1>;
}

export function NotFoundRoute() {
  return <h1>404</h1>;
}
