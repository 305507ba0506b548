import * as z from 'zod/mini';
import { type EntryValues, skillsOf } from './entry-values.ts';

/** Mainland mobile number. Source: specification, section 5. */
const MOBILE = /^1[3-9]\d{9}$/;
/** Source: the contract. */
const SKILLS = { most: 6, letters: 20 };

/** What even a draft may not hold: the service would refuse it. */
export const isDraftPhone = (phone: string): boolean => phone === '' || MOBILE.test(phone);
export const areSkills = (line: string): boolean => {
  const skills = skillsOf(line);
  return skills.length <= SKILLS.most && skills.every((skill) => skill.length <= SKILLS.letters);
};

/**
 * What an entry needs to be submitted. The service checks the same once more.
 *
 * @param awaited fields whose file is still to arrive: the entry would go without it
 */
export const entrySchema = (
  awaited: ReadonlySet<string>,
  say: (missing: keyof EntryValues) => string,
  notYet: string,
) => {
  const needed = (name: keyof EntryValues) => z.string().check(z.trim(), z.minLength(1, say(name)));
  const some = (name: keyof EntryValues) => z.array(z.string()).check(z.minLength(1, say(name)));
  const text = z.string().check(z.trim());
  return z.object({
    name: needed('name'),
    contact_phone: z.string().check(z.trim(), z.regex(MOBILE, say('contact_phone'))),
    field: needed('field'),
    title: needed('title'),
    institution: needed('institution'),
    institution_kind: needed('institution_kind'),
    position: text,
    languages: some('languages'),
    headline: needed('headline'),
    skills: z.string().check(z.refine(areSkills, say('skills'))),
    introduction: needed('introduction'),
    works: text,
    hours: some('hours'),
    photo: z.string().check(
      z.superRefine((photo: string, context) => {
        const message = awaited.has('photo') ? notYet : !photo && say('photo');
        if (message) context.addIssue({ code: 'custom', message, input: photo });
      }),
    ),
    certificates: z.array(z.string()).check(
      z.superRefine((files: string[], context) => {
        files.forEach((_, place) => {
          const missing = place === 0 && files.every((file) => !file) && say('certificates');
          const message = awaited.has(`certificates.${place}`) ? notYet : missing;
          if (message) context.addIssue({ code: 'custom', path: [place], message, input: files });
        });
      }),
    ),
  });
};
