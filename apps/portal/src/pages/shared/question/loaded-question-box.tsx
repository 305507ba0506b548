import { lazy, Suspense, useEffect, useState } from 'react';
import * as css from './loaded-question-box.css.ts';

const QuestionBox = lazy(async () => ({ default: (await import('./question-box.tsx')).QuestionBox }));

/** The box at the end of a page: its code comes after the page's, and not from the server, as it needs script to answer. */
export function LoadedQuestionBox() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <div className={css.place}>
      {isInBrowser && (
        <Suspense>
          <QuestionBox />
        </Suspense>
      )}
    </div>
  );
}
