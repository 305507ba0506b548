import { Table } from '../../packages/ui/src/table/table.tsx';
import type { PartFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { SourceWords } from './source-words.tsx';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

/** The props of each part, from its source. */
export function Contract({ parts, say }: { parts: readonly PartFacts[]; say: Say }) {
  return (
    <section className={css.section} data-density="compact">
      <h2 className={css.heading}>{say(WORDS.props)}</h2>
      {parts.map(({ part, description, props }) => (
        <div key={part} className={css.contractPart}>
          {parts.length > 1 && <h3 className={css.partName}>{part}</h3>}
          {description && (
            <p className={css.note}>
              <SourceWords text={description} />
            </p>
          )}
          {props.length === 0 ? (
            <p className={css.note}>{say(WORDS.noProps)}</p>
          ) : (
            <Table
              caption={`${part}: ${say(WORDS.props)}`}
              captionHidden
              rows={props}
              rowKey={({ name }) => name}
              columns={[
                {
                  key: 'name',
                  label: say(WORDS.prop),
                  primary: true,
                  cell: ({ name, required }) => (
                    <>
                      <code className={css.whole}>{name}</code>{' '}
                      {required && <small className={css.need}>{say(WORDS.required)}</small>}
                    </>
                  ),
                },
                { key: 'type', label: say(WORDS.type), cell: ({ type }) => <code className={css.code}>{type}</code> },
                {
                  key: 'fallback',
                  label: say(WORDS.fallback),
                  cell: ({ fallback }) => (fallback ? <code className={css.code}>{fallback}</code> : '–'),
                },
                {
                  key: 'does',
                  label: say(WORDS.does),
                  cell: ({ description: does }) => (does ? <SourceWords text={does} /> : '–'),
                },
              ]}
            />
          )}
        </div>
      ))}
    </section>
  );
}
