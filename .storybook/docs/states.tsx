import { DocsContext, SourceContext, Story, useSourceProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useRef } from 'react';
import type { ComponentDoc, DocGroup } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import { CopyCode } from './copy-code.tsx';
import * as css from './doc-page.css.ts';
import { useSeen } from './use-seen.ts';
import { type Say, useToolbar } from './use-toolbar.ts';
import { WORDS } from './words.ts';

export type Prepared = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number];

/** What needs the width of the page gets it. */
export const WIDE: readonly DocGroup[] = ['layout', 'navigation', 'data', 'date', 'media'];

/** What a whole page has one of. */
const OF_THE_PAGE = ['brand', 'theme', 'comfort', 'density', 'direction'];

/** Of the window that a story has for its own, in px. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1024, height: 720 };

/** A story that fills the window, wants one of a phone or of another theme has a window of its own: a dialog covers all else. */
export const frameOf = ({ parameters, storyGlobals }: Prepared): { width: number; height: number } | null => {
  const viewport = (storyGlobals.viewport as { value?: string } | undefined)?.value;
  if (viewport === 'phone') return PHONE;
  const isAlone = parameters.visual?.fullPage || OF_THE_PAGE.some((name) => name in storyGlobals);
  return isAlone ? { ...DESKTOP, ...(parameters.visual?.height && { height: parameters.visual.height }) } : null;
};

/** Of windows in a list: two fit in a row, or three where they are many, as the page stays short. */
const FRAME_SCALES = { large: 0.43, small: 0.28 };
const MANY_FRAMES = 6;
/** Of a window beside the list of its parts. */
const SPECIMEN_SCALE = 0.49;

/** A window loads on demand, and without its own axe: the accessibility panel does not see into it. */
function Frame({ story, width, height, scale }: { story: Prepared; width: number; height: number; scale: number }) {
  const { globals } = useToolbar();
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const toolbar = [...Object.entries(globals), ['a11y.manual', '!true']].map(([name, value]) => `${name}:${value}`);
  return (
    <div ref={ref} className={css.scaledFrame} style={{ width: width * scale, height: height * scale }}>
      {isSeen && (
        <iframe
          className={css.frame}
          title={story.name}
          style={{ width, height, transform: `scale(${scale})` }}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=${toolbar.join(';')}`}
        />
      )}
    </div>
  );
}

export function Preview({ story, scale = SPECIMEN_SCALE }: { story: Prepared; scale?: number }) {
  const frame = frameOf(story);
  return frame ? <Frame story={story} {...frame} scale={scale} /> : <Story of={story.moduleExport} />;
}

/** A window's code would be the whole story's, and no use of the component alone. */
function CopyStory({ story, say }: { story: Prepared; say: Say }) {
  const { code } = useSourceProps({ of: story.moduleExport }, useContext(DocsContext), useContext(SourceContext));
  return code ? <CopyCode code={code} say={say} /> : null;
}

function StateList({ stories, wide, say }: { stories: readonly Prepared[]; wide: boolean; say: Say }) {
  const frames = stories.filter(frameOf).length;
  const size = frames > MANY_FRAMES ? 'small' : 'large';
  return (
    <ul className={css.states} data-framed={frames > 0 ? size : undefined}>
      {stories.map((story) => (
        <li key={story.id} className={css.state} data-whole={wide && !frameOf(story) ? '' : undefined}>
          <div className={css.stage}>
            <Preview story={story} scale={FRAME_SCALES[size]} />
          </div>
          <div className={css.stateName}>
            <code>{story.name}</code>
            <span className={css.stateLinks}>
              {!frameOf(story) && <CopyStory story={story} say={say} />}
              <a href={`iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
                {say(WORDS.open)}
              </a>
            </span>
          </div>
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
