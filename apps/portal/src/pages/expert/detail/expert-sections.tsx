import type { ExpertDetail } from '@zonekit/api-client/expert/contract';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './detail.css.ts';

const SECTIONS = ['introduction', 'topics', 'cases', 'works'] as const;

/** The sections that an expert has something in. */
export const sectionsOf = (expert: ExpertDetail) =>
  SECTIONS.filter((id) => id === 'introduction' || expert[id].length > 0);

export function ExpertSections({ expert }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const parts = {
    introduction: (
      <div lang={expert.lang} className={css.introduction}>
        {expert.introduction.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    ),
    topics: <Topics expert={expert} />,
    cases: <Cases expert={expert} />,
    works: <Works expert={expert} />,
  };
  return sectionsOf(expert).map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`detail.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

function Topics({ expert: { topics, lang } }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  const most = Math.max(...topics.map(({ answered }) => answered));
  return (
    <>
      <ul className={css.lines}>
        {topics.map(({ name, answered }) => (
          <li key={name} className={css.topic}>
            <span lang={lang}>{name}</span>
            <span className={css.track} aria-hidden="true">
              <span className={css.bar} style={{ width: `${(answered / most) * 100}%` }} />
            </span>
            <span className={css.muted}>{t('detail.topic', { count: String(answered) })}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('detail.topicsNote')}</p>
    </>
  );
}

function Cases({ expert: { cases, lang } }: { expert: ExpertDetail }) {
  const t = useWords('expert');
  return (
    <>
      <ul className={css.lines} lang={lang}>
        {cases.map(({ title, body, before, after, note }) => (
          <li key={title} className={css.solved}>
            <h3 className={css.solvedTitle}>{title}</h3>
            <p className={css.muted}>{body}</p>
            <p>
              <span className={css.muted}>{before} → </span>
              <b className={css.after}>{after}</b> <span className={css.muted}>{note}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('detail.casesNote')}</p>
    </>
  );
}

function Works({ expert: { works, lang } }: { expert: ExpertDetail }) {
  return (
    <ul className={css.lines} lang={lang}>
      {works.map(({ year, title, note }) => (
        <li key={title} className={css.work}>
          <span className={css.muted}>{year}</span>
          <span>{title}</span>
          <span className={css.workNote}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
