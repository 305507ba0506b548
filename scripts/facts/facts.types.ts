/** What is read off a component's code, or measured; nothing here is said by a person. */
export interface ComponentFacts {
  book: 'ui' | 'portal-kit';
  /** `button`: its page among those of its package. */
  page: string;
  /** As importers name it: `@zonekit/ui/button`. */
  module: string;
  /** Of its package. */
  version: string;
  /** What importers import: `Button`. */
  imports: readonly string[];
  stories: readonly StoryFacts[];
  /** Tokens that its styles name. */
  tokens: readonly string[];
  /** By part, as importers write it: `Tabs.List`. */
  props: readonly PartFacts[];
  /** Of its entry and all that comes with it except React and use-intl, in KiB of brotli. */
  size: { js: number; css: number };
  /** Steps of its transcripts. */
  announced: number;
  /** Whether the shared conformance check hydrates it, and asks for ref, class and props. */
  conforms: boolean;
  /** Pairs of its tokens that meet, over brands and themes; the lowest ratio of text and of edges, where it has such. */
  contrast: { checked: number; text: number | null; edge: number | null };
}

export interface StoryFacts {
  /** `ui-button--primary` */
  id: string;
  /** As exported: `Primary`. */
  name: string;
  /** Whether it has a picture, is mirrored, and is looked at in forced colours; one that is not only plays. */
  shown: boolean;
  plays: boolean;
  byKeyboard: boolean;
  /** Whether axe looks at it. */
  axe: boolean;
}

export interface PartFacts {
  part: string;
  description: string;
  props: readonly PropFacts[];
}

export interface PropFacts {
  name: string;
  type: string;
  required: boolean;
  fallback: string | null;
  description: string;
}

/** By where its stories are: `ui/Button`. */
export type Facts = Readonly<Record<string, ComponentFacts>>;

/** The code of each component's example as importers would write it, by where its stories are. */
export type Examples = Readonly<Record<string, string>>;
