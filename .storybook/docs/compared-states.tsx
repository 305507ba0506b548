import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { ComponentDoc, Words } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts, StoryFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { applyPseudoState, firstControl, type PseudoState } from './pseudo-states.ts';
import { frameOf, type Prepared, Preview, WIDE } from './states.tsx';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

const PSEUDO_STATES: readonly { state: PseudoState; words: Words }[] = [
  { state: 'hover', words: WORDS.hover },
  { state: 'focus', words: WORDS.focus },
  { state: 'pressed', words: WORDS.pressed },
];

/** States that a component takes by its props have a story each, named after them. */
const STORY_STATES: readonly { named: RegExp; words: Words }[] = [
  { named: /^Disabled$/, words: WORDS.disabled },
  { named: /^ReadOnly$/, words: WORDS.readOnly },
  { named: /^(Loading|Busy)$/, words: WORDS.loading },
  { named: /^(Invalid|Failed|\w*WithError)$/, words: WORDS.error },
];

const storyStatesOf = (stories: readonly StoryFacts[]) =>
  STORY_STATES.flatMap(({ named, words }) => {
    const story = stories.find(({ name, shown }) => shown && named.test(name));
    return story ? [{ id: story.id, words }] : [];
  });

/** Runs after each change of what is rendered within the element: stories come in their own time. */
const useRendered = (run: (root: HTMLElement) => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const observer = new MutationObserver(() => latest.current(root));
    observer.observe(root, { childList: true, subtree: true });
    latest.current(root);
    return () => observer.disconnect();
  }, []);
  return ref;
};

function PseudoSpecimen({ story, state }: { story: Prepared; state: PseudoState }) {
  const ref = useRendered((root) => applyPseudoState(root, state));
  return (
    // No pointer and no focus of the reader's: it is a picture of a state.
    <div ref={ref} className={css.stage} data-pseudo={state} inert>
      <Preview story={story} />
    </div>
  );
}

function State({ name, wide, children }: { name: string; wide: boolean; children: ReactNode }) {
  return (
    <li className={css.state} data-whole={wide ? '' : undefined}>
      {children}
      <p className={css.stateName}>{name}</p>
    </li>
  );
}

interface ComparedStatesProps {
  doc: ComponentDoc;
  facts: ComponentFacts;
  say: Say;
}

/** A primitive's states beside one another, all rendered; the kit's widgets consist of primitives. */
export function ComparedStates({ doc, facts, say }: ComparedStatesProps) {
  const stories = useContext(DocsContext).componentStories();
  const [hasControl, setHasControl] = useState(false);
  const rest = useRendered((root) => setHasControl(firstControl(root) !== null));
  const prepared = (id: string | undefined) => stories.find((story) => story.id === id);
  const first = prepared(facts.stories.find(({ shown }) => shown)?.id);
  const takesInput = doc.keyboard.length > 0 || doc.group === 'form';
  if (facts.book !== 'ui' || !takesInput || !first || frameOf(first)) return null;
  const storyStates = storyStatesOf(facts.stories);
  const wide = WIDE.includes(doc.group);
  return (
    <section className={css.section} data-compared-states="" hidden={!hasControl && storyStates.length === 0}>
      <h2 className={css.heading}>{say(WORDS.comparedStates)}</h2>
      <ul className={css.states}>
        <State name={say(WORDS.rest)} wide={wide}>
          <div ref={rest} className={css.stage}>
            <Preview story={first} />
          </div>
        </State>
        {hasControl &&
          PSEUDO_STATES.map(({ state, words }) => (
            <State key={state} name={say(words)} wide={wide}>
              <PseudoSpecimen story={first} state={state} />
            </State>
          ))}
        {storyStates.map(({ id, words }) => {
          const story = prepared(id);
          return (
            story && (
              <State key={id} name={say(words)} wide={wide}>
                <div className={css.stage}>
                  <Preview story={story} />
                </div>
              </State>
            )
          );
        })}
      </ul>
      <p className={css.note}>{say(WORDS.comparedNote)}</p>
    </section>
  );
}
