import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import type { ComponentDoc, DocGroup } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { type Say, useToolbar } from './use-toolbar.ts';
import { WORDS } from './words.ts';

type Prepared = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number];

/** What needs the width of the page gets it. */
const WIDE: readonly DocGroup[] = ['layout', 'navigation', 'data', 'date', 'media'];

/** What a whole page has one of. */
const OF_THE_PAGE = ['brand', 'theme', 'comfort', 'density', 'direction'];

/** A story that fills the window, wants one of a phone or of another theme has a window of its own: a dialog covers all else. */
const frameOf = ({ parameters, storyGlobals }: Prepared): { width: number | null; height?: number } | null => {
  const viewport = (storyGlobals.viewport as { value?: string } | undefined)?.value;
  if (viewport === 'phone') return { width: 390 };
  const isAlone = parameters.visual?.fullPage || OF_THE_PAGE.some((name) => name in storyGlobals);
  return isAlone ? { width: null, height: parameters.visual?.height } : null;
};

export function Preview({ story }: { story: Prepared }) {
  const { globals } = useToolbar();
  const frame = frameOf(story);
  if (!frame) return <Story of={story.moduleExport} />;
  const toolbar = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return (
    <iframe
      className={css.frame}
      title={story.name}
      loading="lazy"
      width={frame.width ?? '100%'}
      style={{ height: frame.height }}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${toolbar}`}
    />
  );
}

function StateList({ stories, wide, say }: { stories: readonly Prepared[]; wide: boolean; say: Say }) {
  const hasWholeRow = (story: Prepared) => {
    const frame = frameOf(story);
    return frame ? frame.width === null : wide;
  };
  return (
    <ul className={css.states} data-framed={stories.some(frameOf) ? '' : undefined}>
      {stories.map((story) => (
        <li key={story.id} className={css.state} data-whole={hasWholeRow(story) ? '' : undefined}>
          <div className={css.stage}>
            <Preview story={story} />
          </div>
          <p className={css.stateName}>
            <code>{story.name}</code>
            <a href={`iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
              {say(WORDS.open)}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function States({ doc, facts, say }: { doc: ComponentDoc; facts: ComponentFacts; say: Say }) {
  const [first, ...others] = facts.stories.filter((story) => story.shown);
  // The first stands beside the anatomy already.
  const shown = new Set((first && doc.anatomy.length === 0 ? [first, ...others] : others).map(({ id }) => id));
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ id }) => shown.has(id));
  if (stories.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.states)}</h2>
      <StateList stories={stories} wide={WIDE.includes(doc.group)} say={say} />
    </section>
  );
}
