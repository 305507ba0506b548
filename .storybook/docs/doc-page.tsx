import facts from 'virtual:component-facts';
import { DocsContext, DocsPage, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Advice } from './advice.tsx';
import { Anatomy } from './anatomy.tsx';
import { ComparedStates } from './compared-states.tsx';
import { Contract } from './contract.tsx';
import { ContrastPairs } from './contrast-pairs.tsx';
import { CodeBlock } from './copy-code.tsx';
import * as css from './doc-page.css.ts';
import { docOf } from './documents.ts';
import { Example } from './example.tsx';
import { FactsRow } from './facts-row.tsx';
import { groupOf } from './groups.ts';
import { Announced, Keyboard } from './sections.tsx';
import { States } from './states.tsx';
import { TokensUsed } from './tokens-used.tsx';
import { useToolbar } from './use-toolbar.ts';
import { WORDS } from './words.ts';

/** A component's page: what a person wrote of it (`<name>.doc.ts`) and what is read off the code. */
export default function DocPage() {
  const { globals, say } = useToolbar();
  const [story] = useContext(DocsContext).componentStories();
  const doc = docOf(story?.title);
  const componentFacts = facts[story?.title ?? ''];
  // One that is being written has its stories before its words.
  if (!story || !doc || !componentFacts) return <DocsPage />;
  const group = groupOf([story.title, doc]);
  return (
    <Unstyled>
      <main className={css.page}>
        <header>
          {group && <p className={css.faint}>{say(group)}</p>}
          <h1 className={css.title}>
            {say({ zh: doc.name, en: doc.component })}
            <span className={css.otherName} lang={say({ zh: 'en', en: 'zh-CN' })}>
              {say({ zh: doc.component, en: doc.name })}
            </span>
          </h1>
          <p className={css.lede}>{say(doc.purpose)}</p>
          <p className={css.faint}>
            {say(WORDS.avoid)}
            {say({ zh: '：', en: ': ' })}
            {say(doc.avoid)}
          </p>
          <CodeBlock
            code={`import { ${componentFacts.imports.join(', ')} } from '${componentFacts.module}'`}
            say={say}
          />
          <Example key={story.title} title={story.title} say={say} />
        </header>
        <FactsRow doc={doc} facts={componentFacts} say={say} />
        <Anatomy doc={doc} facts={componentFacts} say={say} />
        <ComparedStates doc={doc} facts={componentFacts} say={say} />
        <States doc={doc} facts={componentFacts} say={say} />
        <div className={css.two}>
          <Keyboard doc={doc} say={say} />
          <Announced facts={componentFacts} say={say} />
        </div>
        <Contract parts={componentFacts.props} say={say} />
        <TokensUsed tokens={componentFacts.tokens} say={say} />
        <ContrastPairs tokens={componentFacts.tokens} globals={globals} say={say} />
        <Advice doc={doc} facts={componentFacts} locale={globals.locale} say={say} />
      </main>
    </Unstyled>
  );
}
