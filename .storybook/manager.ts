import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager-theme.ts';
import { parseGlobals } from './page-globals.ts';

addons.setConfig({
  theme: managerTheme('ftz', 'light'),
  layoutCustomisations: {
    // Pages to be read have no props to be tried. No story is chosen yet when the book is opened at its root.
    showPanel: ({ storyId }: { storyId?: string }, isShown) => (storyId?.startsWith('foundations-') ? false : isShown),
  },
});

/** Storybook's own frame follows the brand and the theme of the toolbar, as the pages in it do. */
addons.register('zonekit/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const { brand, theme } = parseGlobals(globals);
    const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    api.setOptions({ theme: managerTheme(brand, theme === 'system' ? systemTheme : theme) });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
