import { namesOf } from '../new-component/names.ts';

/** One word in each case in which code writes it. */
export interface Cases {
  /** Folder, files: 'viewing-appointment'. */
  kebab: string;
  /** Types: 'ViewingAppointment'. */
  pascal: string;
  /** Values: 'viewingAppointment'. */
  camel: string;
  /** Tables, parameters: 'viewing_appointment'. */
  snake: string;
}

/** @throws Error when `name` is not in kebab case */
export const casesOf = (name: string): Cases => ({ ...namesOf(name), snake: name.replaceAll('-', '_') });

/** 'space' → 'spaces', 'inquiry' → 'inquiries', 'business' → 'businesses'; anything odder is said by `--plural`. */
export const pluralOf = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};
