import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ComparisonProps } from './comparison.types.ts';

let Loaded: ComponentType<ComparisonProps> | null = null;

/** Loads the code of a comparison, so that it is rendered at once: for a loader. */
export const loadComparison = async () => {
  const { ComparisonPage } = await import('./comparison-page.tsx');
  Loaded = ComparisonPage;
  return { default: ComparisonPage };
};
const Lazy = lazy(loadComparison);

/** Two versions of a document. Its code comes with the address that names them. */
export function Comparison(props: ComparisonProps) {
  const [Current] = useState(() => Loaded ?? Lazy);
  return (
    <Suspense fallback={<div style={{ height: '100vh' }} />}>
      <Current {...props} />
    </Suspense>
  );
}
