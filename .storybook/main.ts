import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { pdfFiles } from '../packages/portal-kit/src/file-viewer/pdf-files.vite.ts';
import { componentFacts } from '../scripts/facts/facts.vite.ts';
import { searchWords } from '../scripts/facts/search-words.ts';
import { specimenPictures } from '../scripts/pictures/specimen-pictures.vite.ts';

/**
 * Known to the dependency optimiser from the start: one found in the middle of a first, cold run reloads the page
 * under the tests, which then fail.
 */
const DEPENDENCIES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@storybook/react-dom-shim',
  'use-intl',
];

const config: StorybookConfig & { storyIndexGenerator: typeof searchWords } = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Rewrites every stylesheet after each story, which the tests of stories have no use for.
    ...(process.env.VITEST ? [] : ['storybook-addon-pseudo-states']),
  ],
  staticDirs: ['./static', { from: '../packages/ui/tokens', to: '/tokens' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  storyIndexGenerator: searchWords,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), pdfFiles(), componentFacts(), specimenPictures()],
      build: {
        chunkSizeWarningLimit: 4000,
        rollupOptions: {
          // Radix says 'use client' in every module, which a bundle for browsers rightly drops.
          onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
        },
      },
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        include: DEPENDENCIES,
      },
    }),
};
export default config;
