import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import en from '../packages/portal-kit/src/messages/en.ts';
import zhCN from '../packages/portal-kit/src/messages/zh-CN.ts';
import '../packages/ui/src/theme/theme.ts';
import '../packages/ui/src/theme/brands/bsr.css.ts';
import '../packages/ui/src/theme/brands/ftz.css.ts';
import { applyGlobals, parseGlobals } from './page-globals.ts';

const MESSAGES = { 'zh-CN': { kit: zhCN }, en: { kit: en } };

// Apart from the stories, which need neither the facts nor the documents.
const DocPage = lazy(() => import('./docs/doc-page.tsx'));

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  // `visual`: has a picture in the visual tests. A story that only plays says `!visual`.
  tags: ['autodocs', 'visual'],
  parameters: {
    layout: 'padded',
    // The panel lists passed rules as well; a test reads violations alone, which takes half the time.
    a11y: { test: 'error', ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }) },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <DocPage />
        </Suspense>
      ),
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['foundations', ['Overview', '*'], 'ui', 'kit'] } },
    viewport: {
      options: {
        narrow: viewport('Narrowest, 320', 320, 640),
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1440', 1440, 900),
      },
    },
  },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: ['ftz', 'bsr'], dynamicTitle: true } },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['light', 'dark', 'contrast', 'system'],
        dynamicTitle: true,
      },
    },
    comfort: {
      toolbar: {
        title: 'Comfort',
        icon: 'accessibility',
        items: [
          { value: 'off', title: 'Ordinary size' },
          { value: 'on', title: 'Comfort mode' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // By environment too, so that the same tests run in another theme: `STORYBOOK_THEME=dark vitest run --project stories`.
  initialGlobals: {
    ...parseGlobals({
      brand: import.meta.env.STORYBOOK_BRAND,
      theme: import.meta.env.STORYBOOK_THEME,
      comfort: import.meta.env.STORYBOOK_COMFORT,
      locale: import.meta.env.STORYBOOK_LOCALE,
    }),
  },
  decorators: [
    (Story, context) => {
      const globals = parseGlobals(context.globals);
      const story = (
        <IntlProvider locale={globals.locale} messages={MESSAGES[globals.locale]} timeZone="Asia/Shanghai">
          <Story />
        </IntlProvider>
      );
      // Among others on a page of the documentation, which keeps its own: see docs/use-toolbar.ts.
      if (context.viewMode === 'docs') return <div lang={globals.locale}>{story}</div>;
      applyGlobals(globals, document.documentElement);
      return story;
    },
  ],
};
export default preview;
