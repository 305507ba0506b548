import type { Locale } from '../preferences/preferences.ts';
import { type Catalogue, type MessagesOf, type NameSpace, registeredCatalogues } from './define-words.ts';
import type { kitFormWords } from './kit-form-words.ts';
import type { kitWords } from './kit-words.ts';
import type { Messages } from './messages.types.ts';

/** Those words that are there; the kit's are below `kit`, where its widgets look for them. */
type LoadedMessages = Partial<Messages> & { kit: Partial<MessagesOf<typeof kitWords & typeof kitFormWords>> };

/** The words that a visitor's page has loaded, in one language. */
export interface Words {
  readonly locale: Locale;
  /** Fetches the catalogues that are not there yet; at once when all are. */
  load: (...names: NameSpace[]) => Promise<void>;
  /**
   * The same object always, to which catalogues are added: parts are shown once theirs is loaded. A new object would be a change
   * of React's context, for which a page whose code has not arrived would lose what the server rendered.
   */
  get: () => LoadedMessages;
  loaded: () => NameSpace[];
}

/** Words below `kit.` belong together for the kit's own translations. */
const KIT = 'kit.';

export const createWords = (locale: Locale): Words => {
  const messages: LoadedMessages = { kit: {} };
  const names = new Set<NameSpace>();

  return {
    locale,
    load: async (...nameSpaces) => {
      const missing = nameSpaces.filter((name) => !names.has(name));
      if (missing.length === 0) return;
      const loaded = await Promise.all(
        missing.map(async (name) => [name, (await catalogueOf(name)[locale]()).default] as const),
      );
      for (const [name, words] of loaded) {
        names.add(name);
        const { kit, ...own } = place(name, words);
        Object.assign(messages, own);
        Object.assign(messages.kit, kit);
      }
    },
    get: () => messages,
    loaded: () => [...names],
  };
};

const catalogueOf = (name: NameSpace): Catalogue => {
  const catalogue = registeredCatalogues.get(name);
  if (!catalogue) throw new Error(`The words "${name}" are not registered: import their words.ts in the route.`);
  return catalogue;
};

/** The frame's catalogue holds several name spaces, in one file to fetch. */
const FRAME = 'frame';

const place = (name: NameSpace, words: object): Partial<LoadedMessages> => {
  if (name === FRAME) return words;
  return name.startsWith(KIT) ? { kit: { [name.slice(KIT.length)]: words } } : { [name]: words };
};
