import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(2000));
/** A text in both languages; `en` is null where it is not translated. */
const both = z.object({ zh: text, en: z.nullable(text) });

/** What an expert's page shows besides the columns of the list. */
export const expertProfile = z.object({
  skills: z.array(both),
  introduction: both,
  topics: z.array(z.object({ name: both, answered: z.number() })),
  cases: z.array(z.object({ title: both, body: both, before: both, after: both, note: both })),
  works: z.array(z.object({ year: z.nullable(z.number()), title: both, note: both })),
});
export type ExpertProfile = z.infer<typeof expertProfile>;
export type BothWords = z.infer<typeof both>;

/** Every text of a profile, for the search. */
export const textsOf = ({ skills, introduction, topics, cases, works }: ExpertProfile): string[] =>
  [
    introduction,
    ...skills,
    ...topics.map(({ name }) => name),
    ...cases.flatMap(({ title, body }) => [title, body]),
    ...works.map(({ title }) => title),
  ].flatMap(({ zh, en }) => [zh, ...(en === null ? [] : [en])]);
