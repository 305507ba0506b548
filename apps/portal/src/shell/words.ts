import { defineWords } from '../platform/words/define-words.ts';
import type frame from './frame.zh-CN.ts';

/** The words of header and footer, which every page has. */
export const shellWords = defineWords({
  /** Holds several name spaces: see `frame.zh-CN.ts`. */
  frame: {
    'zh-CN': () => import('./frame.zh-CN.ts'),
    en: () => import('./frame.en.ts'),
  },
});

declare module '../platform/words/messages.types.ts' {
  interface Messages extends Omit<typeof frame, 'kit'> {}
}
