import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { Preview } from './states.tsx';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

export function Anatomy({ doc, facts, say }: { doc: ComponentDoc; facts: ComponentFacts; say: Say }) {
  const first = facts.stories.find(({ shown }) => shown);
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === first?.id);
  if (doc.anatomy.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.anatomy)}</h2>
      <div className={css.anatomy}>
        <div className={css.specimen}>{story && <Preview story={story} />}</div>
        <ol className={css.parts}>
          {doc.anatomy.map(({ part, what }, index) => (
            <li key={part} className={css.part}>
              <span className={css.pin} aria-hidden="true">
                {index + 1}
              </span>
              <code>{part}</code>
              <span>{say(what)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
