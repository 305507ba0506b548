import { Button } from '@zonekit/ui/button';
import { TextArea } from '@zonekit/ui/text-area';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as box from '../../shared/question/question.css.ts';
import { LONGEST_QUESTION } from '../../shared/question/question-limits.ts';
import { defineHomeSection } from '../home-section.ts';
import { Section } from '../section.tsx';

const AskedQuestion = lazy(async () => ({ default: (await import('../asked-question.tsx')).AskedQuestion }));

const PAGE = '/policy/policyCommon';

/** Without script the form leads to the answers that hold the words. */
function Question() {
  const t = useWords('home');
  const [asked, setAsked] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const question = String(new FormData(event.currentTarget).get('q')).trim();
    event.preventDefault();
    if (question !== '') setAsked(question);
  };
  const form = (
    <form className={box.box} action={PAGE} onSubmit={submit}>
      <label htmlFor="home-question-text" className={box.label}>
        {t('question.label')}
      </label>
      <TextArea
        id="home-question-text"
        name="q"
        rows={2}
        required
        maxLength={LONGEST_QUESTION}
        placeholder={t('question.placeholder')}
        className={box.area}
      />
      <div className={box.foot}>
        <span className={box.privacy}>{t('question.private')}</span>
        <Button type="submit">{t('question.ask')}</Button>
      </div>
    </form>
  );
  return (
    <Section
      id="home-question"
      title={t('question.title')}
      line={t('question.line')}
      more={{ title: t('question.all'), href: PAGE }}
    >
      {asked === null ? (
        form
      ) : (
        <Suspense fallback={form}>
          <AskedQuestion question={asked} fallback={form} />
        </Suspense>
      )}
    </Section>
  );
}

/** Asks a question in words. The code of the answer loads with the first one. */
export const question = defineHomeSection<true>({
  load: async () => true,
  Section: Question,
  page: PAGE,
});
