import { Chip } from '../../packages/ui/src/chip/chip.tsx';
import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

interface FactsRowProps {
  doc: ComponentDoc;
  facts: ComponentFacts;
  say: Say;
}

export function FactsRow({ doc, facts, say }: FactsRowProps) {
  const { book, version, size, contrast, stories, announced } = facts;
  const rows = [
    {
      label: say(WORDS.status),
      value: <Chip tone={doc.stability === 'stable' ? 'success' : 'info'}>{say(WORDS[doc.stability])}</Chip>,
    },
    { label: say(WORDS.version), value: version },
    {
      label: say(WORDS.size),
      value: `${Math.round((size.js + size.css) * 10) / 10} KiB`,
      note: `${say(WORDS.code)} ${size.js}, ${say(WORDS.styles)} ${size.css}; ${say(book === 'ui' ? WORDS.sizeNote : WORDS.kitSizeNote)}`,
    },
    ...(contrast.checked > 0
      ? [
          {
            label: say(WORDS.contrast),
            value: `${contrast.checked} ${say(WORDS.pairs)}`,
            note: [
              contrast.text && `${say(WORDS.leastText)} ${contrast.text}`,
              contrast.edge && `${say(WORDS.leastEdge)} ${contrast.edge}`,
            ]
              .filter(Boolean)
              .join(say({ zh: '，', en: ', ' })),
          },
        ]
      : []),
    {
      label: say(WORDS.stories),
      value: `${stories.length}`,
      note: `${stories.filter(({ axe }) => axe).length} ${say(WORDS.storiesNote)}`,
    },
    ...(announced > 0
      ? [{ label: say(WORDS.transcript), value: `${announced} ${say(WORDS.steps)}`, note: say(WORDS.stepsNote) }]
      : []),
  ];
  return (
    <dl className={css.facts}>
      {rows.map(({ label, value, note }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue}>
            {value}
            {note && <small className={css.factNote}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
