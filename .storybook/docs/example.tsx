import examples from 'virtual:component-examples';
import { useEffect, useState } from 'react';
import { CodeBlock } from './copy-code.tsx';
import * as css from './example.css.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

/** The component's example, as importers would write it; its code comes after the page. */
export function Example({ title, say }: { title: string; say: Say }) {
  const [code, setCode] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void examples[title]?.().then((example) => isCurrent && setCode(example.default));
    return () => {
      isCurrent = false;
    };
  }, [title]);
  if (!examples[title]) return null;
  return (
    <details>
      <summary className={css.summary}>{say(WORDS.showCode)}</summary>
      <CodeBlock code={code} say={say} />
    </details>
  );
}
