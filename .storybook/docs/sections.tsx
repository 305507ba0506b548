import type { ComponentDoc } from '../../packages/ui/src/docs/component-doc.types.ts';
import type { TranscriptStep } from '../../packages/ui/src/docs/transcript.types.ts';
import type { ComponentFacts } from '../../scripts/facts/facts.types.ts';
import * as css from './doc-page.css.ts';
import { transcriptsOf } from './documents.ts';
import type { Say } from './use-toolbar.ts';
import { WORDS } from './words.ts';

export function Keyboard({ doc, say }: { doc: ComponentDoc; say: Say }) {
  if (doc.keyboard.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.keyboard)}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say(WORDS.keys)}</th>
            <th scope="col">{say(WORDS.result)}</th>
          </tr>
        </thead>
        <tbody>
          {doc.keyboard.map(({ keys, does }) => (
            <tr key={`${keys.join()} ${does.en}`}>
              <td>
                {keys.map((key) => (
                  <kbd key={key} className={css.key}>
                    {key}
                  </kbd>
                ))}
              </td>
              <td>{say(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const doing = (step: TranscriptStep['do'], say: Say): string => {
  if ('click' in step) return `${say(WORDS.clicks)} ${step.click}`;
  if ('type' in step) return `${say(WORDS.types)} ${step.type}`;
  if ('wait' in step) return say({ zh: `${step.wait} 秒后`, en: `${step.wait} s later` });
  return step.press.join(' ') || say(WORDS.appears);
};

export function Announced({ facts, say }: { facts: ComponentFacts; say: Say }) {
  const transcripts = transcriptsOf(facts);
  if (transcripts.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{say(WORDS.transcript)}</h2>
      {transcripts.map(({ story, steps }) => (
        <ol key={story} className={css.transcript} aria-label={story}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are told in their order and never move
            <li key={index} className={css.step}>
              <small className={css.faint}>{doing(step.do, say)}</small>
              <div lang="zh-CN">
                {step.focus && <p>{step.focus}</p>}
                {step.live?.map((said) => (
                  <p key={said}>
                    {say(WORDS.says)} “{said}”
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      ))}
      <p className={css.note}>{say(WORDS.heardNote)}</p>
    </section>
  );
}
