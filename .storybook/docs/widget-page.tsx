import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { type DescribedProp, oneLine, propFactsOf } from '../../scripts/facts/prop-facts.ts';
import { Contract } from './contract.tsx';
import * as css from './doc-page.css.ts';
import { SourceWords } from './source-words.tsx';
import { StateList } from './states.tsx';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

/** What Storybook's build adds to a component from its source. */
interface Described {
  __docgenInfo?: { description?: string; props?: Record<string, DescribedProp> };
}

/** The page of what has no document of its own, a widget of the kit: its docstring, its stories, its props. */
export function WidgetPage({ say }: { say: Say }) {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const name = first?.title.split('/').at(-1) ?? '';
  const { description, props = {} } = (first?.component as Described | undefined)?.__docgenInfo ?? {};
  return (
    <main className={css.page}>
      <header>
        <h1 className={css.title}>{name}</h1>
        {description && (
          <p className={css.lede}>
            <SourceWords text={oneLine(description)} />
          </p>
        )}
      </header>
      <section className={css.section}>
        <h2 className={css.heading}>{say(WORDS.states)}</h2>
        <StateList stories={stories.filter(({ tags }) => tags.includes('visual'))} wide say={say} />
      </section>
      {Object.keys(props).length > 0 && (
        <Contract component={name} parts={[{ part: name, description: '', props: propFactsOf(props) }]} say={say} />
      )}
    </main>
  );
}
