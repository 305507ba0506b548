import type { ClauseComparison } from '@zonekit/api-client/policy/contract';
import { Accordion } from '@zonekit/ui/accordion';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './comparison.css.ts';
import { runsOf } from './runs.ts';

/** The clauses in order; those that did not change are folded. */
export function ClauseRuns({ clauses, lang }: { clauses: readonly ClauseComparison[]; lang: string }) {
  return (
    <ol className={css.clauses}>
      {runsOf(clauses).map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place in the text
        <li key={at}>
          {run.kind === 'same' ? (
            <Unchanged clauses={run.clauses} lang={lang} />
          ) : (
            <Changed clause={run.clause} lang={lang} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Changed({ clause: { change, label, older, newer }, lang }: { clause: ClauseComparison; lang: string }) {
  const t = useWords('policyVersions');
  return (
    <div className={css.clause} data-change={change}>
      <h2 className={css.label}>
        {label === null ? t('unnumbered') : <span lang={lang}>{label}</span>}
        <small>{t(`change.${change}`)}</small>
      </h2>
      <div className={css.pair}>
        <Side name={t('older')} pieces={older} none={t('noOlder')} lang={lang} mark={change === 'removed'} as="del" />
        <Side name={t('newer')} pieces={newer} none={t('noNewer')} lang={lang} mark={change === 'added'} as="ins" />
      </div>
    </div>
  );
}

interface SideProps {
  name: string;
  pieces: ClauseComparison['older'];
  none: string;
  lang: string;
  /** The whole clause is marked. */
  mark: boolean;
  as: 'del' | 'ins';
}

function Side({ name, pieces, none, lang, mark, as: Marked }: SideProps) {
  if (!pieces) return <p className={css.none}>{none}</p>;
  return (
    <p className={css.text} data-side={Marked} lang={lang}>
      <VisuallyHidden>{name}: </VisuallyHidden>
      {pieces.map(({ text, changed }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
        mark || changed ? <Marked key={at}>{text}</Marked> : text,
      )}
    </p>
  );
}

function Unchanged({ clauses, lang }: { clauses: readonly ClauseComparison[]; lang: string }) {
  const t = useWords('policyVersions');
  const labelOf = (clause: ClauseComparison | undefined) => clause?.label ?? t('unnumbered');
  const [from, to] = [labelOf(clauses[0]), labelOf(clauses.at(-1))];
  return (
    <Accordion.Item kind="text" className={css.run}>
      <Accordion.Title className={css.runTitle}>
        {from === to ? t('runOne', { from }) : t('run', { from, to })}
      </Accordion.Title>
      <Accordion.Content className={css.runClauses}>
        {clauses.map(({ label, newer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a clause is its place in the text
          <div key={at} className={css.clause}>
            <h2 className={css.label} lang={lang}>
              {label ?? t('unnumbered')}
            </h2>
            <p className={css.text} lang={lang}>
              {newer?.map(({ text }) => text).join('')}
            </p>
          </div>
        ))}
      </Accordion.Content>
    </Accordion.Item>
  );
}
