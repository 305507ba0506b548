import { createTranslator } from 'use-intl';
import en from '../messages/en.ts';
import type { KitMessages } from '../messages/use-kit-translations.ts';
import zhCN from '../messages/zh-CN.ts';

/** The language of a story, from its globals: the toolbar's, or the one that the story pins. */
export const storyLocale = (globals: Record<string, unknown>) => (globals.locale === 'en' ? 'en' : 'zh-CN');

/** The words of one widget in the language of a story, so that its play function holds in each language. */
export const storyWords = <Widget extends keyof KitMessages>(widget: Widget, globals: Record<string, unknown>) => {
  const locale = storyLocale(globals);
  const messages = locale === 'en' ? en : zhCN;
  const translator = createTranslator({
    locale,
    messages: { kit: messages },
    namespace: `kit.${widget}`,
    timeZone: 'Asia/Shanghai',
  });
  return translator as unknown as ReturnType<typeof createTranslator<KitMessages, Widget>>;
};
