import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState } from 'react';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { Preview } from './states.tsx';
import { useMarkers } from './use-markers.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

/** Numbered parts, with their numbers on the specimen. A part that this specimen lacks has a hollow number. */
export function Anatomy({ doc, facts, say }: { doc: ComponentDoc; facts: ComponentFacts; say: Say }) {
  const first = facts.stories.find(({ shown }) => shown);
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === first?.id);
  const specimen = useRef<HTMLDivElement>(null);
  const markers = useMarkers(specimen, doc.anatomy);
  const [pointedPart, setPointedPart] = useState<number>();
  const pointedBox = markers.find(({ part }) => part === pointedPart)?.box;
  const isMarked = (index: number) => markers.some(({ part }) => part === index);
  if (doc.anatomy.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.anatomy)}</h2>
      <div className={css.anatomy}>
        <div ref={specimen} className={css.specimen} data-anatomy="">
          {story && <Preview story={story} />}
          {pointedBox && (
            <span
              className={css.pointedPart}
              style={{ left: pointedBox.x, top: pointedBox.y, width: pointedBox.width, height: pointedBox.height }}
            />
          )}
          {markers.map(({ part, x, y }) => (
            <span
              key={part}
              className={css.marker}
              style={{ left: x, top: y }}
              data-marker={part + 1}
              aria-hidden="true"
            >
              {part + 1}
            </span>
          ))}
        </div>
        <div>
          <ol className={css.parts}>
            {doc.anatomy.map(({ part, what }, index) => (
              <li
                key={part}
                className={css.part}
                onPointerEnter={() => setPointedPart(index)}
                onPointerLeave={() => setPointedPart(undefined)}
              >
                <span className={css.pin} data-absent={isMarked(index) ? undefined : ''} aria-hidden="true">
                  {index + 1}
                </span>
                <code>{part}</code>
                <span>{say(what)}</span>
              </li>
            ))}
          </ol>
          {markers.length > 0 && markers.length < doc.anatomy.length && (
            <p className={css.note}>{say(WORDS.absentPart)}</p>
          )}
        </div>
      </div>
    </section>
  );
}
