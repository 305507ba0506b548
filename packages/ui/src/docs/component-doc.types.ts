/** A text of the documentation, in both languages of the Storybook. */
export interface Words {
  zh: string;
  en: string;
}

/** Group of the component in Storybook's tree. */
export type DocGroup = 'layout' | 'type' | 'action' | 'navigation' | 'form' | 'date' | 'data' | 'feedback' | 'media';

/** Task of a visitor that a widget of the kit serves; its group in the overview. */
export type KitTask = 'orient' | 'find' | 'decide' | 'apply' | 'book' | 'follow' | 'view';

/**
 * What a person has to say of a component; `<name>/<name>.doc.ts` beside it. All that can be read off the code or measured
 * (props, tokens, size, test results, transcript) is generated and never written here.
 */
export interface ComponentDoc {
  /** The component's name in code: `DatePicker`. */
  component: string;
  /** Its name in Chinese: 日期选择. */
  name: string;
  group: DocGroup;
  /** Of every widget of the kit; components of ui have none. */
  task?: KitTask;
  /** `stable`: its props change with a major version alone. `new`: they may change with a minor one. */
  stability: 'stable' | 'new';
  /** What it is for, in one or two sentences. */
  purpose: Words;
  /** When not, and what instead. */
  avoid: Words;
  /**
   * Its parts, in reading order; `part` is the word that the code uses. `at` is a CSS selector of it in the first story, where
   * no style has its name.
   */
  anatomy: readonly { part: string; what: Words; at?: string }[];
  /** By the ARIA Authoring Practices. Empty where nothing takes focus. */
  keyboard: readonly { keys: readonly string[]; does: Words }[];
  /** The story that importers are shown as code, by its export; `Example` or the first where nothing is named. */
  example?: string;
  dos: readonly Words[];
  donts: readonly Words[];
}
