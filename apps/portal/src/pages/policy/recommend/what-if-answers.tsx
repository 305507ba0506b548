import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { useIndustries } from '@zonekit/api-client/policy/hooks';
import { useKitTranslations } from '@zonekit/portal-kit/messages/use-kit-translations';
import { pickBackgrounds, pickIndustries } from '@zonekit/portal-kit/questionnaire/choices';
import { Checkbox } from '@zonekit/ui/checkbox';
import { Link } from '@zonekit/ui/link';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ANSWERS, type Answer } from './draft.ts';
import type { Draft } from './use-draft.ts';
import * as css from './what-if-answers.css.ts';

/** Answers by rank with their question in the questionnaire, which has the words. */
const RANKED = {
  intellectual_property_rights: { step: 'q5', options: ['a1', 'a2', 'a3'] },
  last_year_sales: { step: 'q7', options: ['a1', 'a2', 'a3'] },
  last_year_r_and_d: { step: 'q8', options: ['a1', 'a2', 'a3', 'a4'] },
  financing_amount: { step: 'q9', options: ['a1', 'a2', 'a3', 'a4'] },
} as const;
const BACKGROUNDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What an answer is in words, and how it is changed. */
export function WhatIfAnswers({ draft }: { draft: Draft }) {
  return (
    <ul className={css.answers}>
      {ANSWERS.map((answer) => (
        <Row key={answer} answer={answer} draft={draft} />
      ))}
    </ul>
  );
}

function Row({ answer, draft }: { answer: Answer; draft: Draft }) {
  const t = useWords('policyRecommend');
  const id = useId();
  const wordsOf = useAnswerWords();
  const changed = draft.changed.includes(answer);
  return (
    <li className={css.answer} data-changed={changed ? '' : undefined}>
      <label htmlFor={id} className={css.answerName}>
        {t(`what.fields.${answer}`)}
      </label>
      <Control id={id} answer={answer} draft={draft} words={wordsOf(answer, draft.draft)} />
      {changed && <small className={css.was}>{t('what.saved', { value: wordsOf(answer, draft.saved) })}</small>}
    </li>
  );
}

/** An answer in words. */
const useAnswerWords = () => {
  const t = useWords('policyRecommend');
  const q = useKitTranslations('questionnaire');
  const industries = useIndustries();
  const tags = industries.status === 'ready' ? industries.data : [];
  return (answer: Answer, input: ProfileInput): string => {
    const value = input[answer];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return t('what.unanswered');
    switch (answer) {
      case 'enterprise_name':
        return input.enterprise_name;
      case 'address_area': {
        const { city_name, county_name } = input.address_area;
        return `${city_name} ${county_name}`;
      }
      case 'reg_time':
        return input.reg_time?.slice(0, 10) ?? '';
      case 'industry':
        return (input.industry ?? [])
          .map((id) => tags.find((tag) => tag.id === id)?.name ?? id)
          .join(t('what.separator'));
      case 'is_high_tech':
        return q(`steps.q6.options.${input.is_high_tech ? 'a1' : 'a2'}`);
      case 'applicant_background':
        return (input.applicant_background ?? [])
          .flatMap((rank) => BACKGROUNDS.filter((background) => background === rank))
          .map((rank) => q(`steps.q10.options.a${rank}`))
          .join(t('what.separator'));
      default: {
        const { step, options } = RANKED[answer];
        const option = options[Number(value) - 1] ?? 'a1';
        return q(`steps.${step}.options.${option}` as 'steps.q5.options.a1');
      }
    }
  };
};

interface ControlProps {
  id: string;
  answer: Answer;
  draft: Draft;
  words: string;
}

function Control({ id, answer, draft: { draft, change }, words }: ControlProps): ReactNode {
  const t = useWords('policyRecommend');
  const q = useKitTranslations('questionnaire');
  const industries = useIndustries();
  switch (answer) {
    case 'enterprise_name':
    case 'address_area':
      return (
        <output id={id} className={css.fixed}>
          {words}
          {answer === 'address_area' && (
            <Link kind="text" href="?dialog=questionnaire" className={css.elsewhere}>
              {t('what.questionnaire')}
            </Link>
          )}
        </output>
      );
    case 'reg_time':
      return (
        <input
          id={id}
          type="date"
          // Without it the field takes years of six digits.
          max="9999-12-31"
          className={css.pick}
          value={draft.reg_time?.slice(0, 10) ?? ''}
          onChange={({ target }) => change('reg_time', target.value === '' ? undefined : `${target.value} 00:00:00`)}
        />
      );
    case 'is_high_tech':
      return (
        <select
          id={id}
          className={css.pick}
          value={draft.is_high_tech === undefined ? '' : String(draft.is_high_tech)}
          onChange={({ target }) => change('is_high_tech', target.value === '' ? undefined : target.value === 'true')}
        >
          <option value="">{t('what.unanswered')}</option>
          <option value="true">{q('steps.q6.options.a1')}</option>
          <option value="false">{q('steps.q6.options.a2')}</option>
        </select>
      );
    case 'industry':
    case 'applicant_background': {
      const tags = industries.status === 'ready' ? industries.data : [];
      const items =
        answer === 'industry'
          ? tags.map((tag) => ({ value: tag.id, label: tag.name }))
          : BACKGROUNDS.map((rank) => ({ value: String(rank), label: q(`steps.q10.options.a${rank}`) }));
      const before: readonly (string | number)[] = draft[answer] ?? [];
      const toggle = (value: string) => {
        const has = before.map(String).includes(value);
        const picked = has ? before.filter((item) => String(item) !== value) : [...before, value];
        if (answer === 'industry') change(answer, pickIndustries(draft.industry ?? [], picked.map(String)).industry);
        else change(answer, pickBackgrounds(draft.applicant_background ?? [], picked.map(Number)));
      };
      return (
        <details className={css.several}>
          <summary id={id} className={css.pick}>
            {words}
          </summary>
          <div className={css.choices}>
            {items.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={before.map(String).includes(value)}
                onChange={() => toggle(value)}
              />
            ))}
          </div>
        </details>
      );
    }
    default: {
      const { step, options } = RANKED[answer];
      return (
        <select
          id={id}
          className={css.pick}
          value={String(draft[answer] ?? '')}
          onChange={({ target }) => change(answer, target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('what.unanswered')}</option>
          {options.map((option, index) => (
            <option key={option} value={index + 1}>
              {q(`steps.${step}.options.${option}` as 'steps.q5.options.a1')}
            </option>
          ))}
        </select>
      );
    }
  }
}
