import { create } from 'storybook/theming/create';
import type { SemanticColour, Theme } from '../packages/ui/src/theme/semantics.ts';
import { SCALES } from '../packages/ui/src/theme/tokens.ts';
import { type BrandName, colourOf } from './foundations/colours.ts';

/** The mark of static/favicon.svg beside the name. */
const logo = (text: string, ground: string, line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32"><rect width="32" height="32" rx="6" fill="${ground}"/><path d="M8 9h16L8 23h16" fill="none" stroke="${line}" stroke-width="3"/><text x="42" y="22" font-family="system-ui,sans-serif" font-size="18" font-weight="600" fill="${text}">Zonekit</text></svg>`,
  )}`;

/** Colours and faces of Storybook's own frame, from the tokens of the pages in it. */
export const managerTheme = (brand: BrandName, theme: Theme) => {
  const colour = (name: SemanticColour) => colourOf(name, brand, theme).hex;
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: 'Zonekit',
    brandImage: logo(colour('text-primary'), colour('accent-solid'), colour('text-on-accent')),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: SCALES['font-text'],
    colorPrimary: colour('accent-solid'),
    colorSecondary: colour('text-accent'),
    appBg: colour('surface-sunken'),
    appContentBg: colour('surface-page'),
    appPreviewBg: colour('surface-page'),
    appBorderColor: colour('border-hairline'),
    appBorderRadius: Number.parseInt(SCALES['radius-card'], 10),
    textColor: colour('text-primary'),
    textMutedColor: colour('text-tertiary'),
    textInverseColor: colour('text-on-accent'),
    barBg: colour('surface-page'),
    barTextColor: colour('text-secondary'),
    barHoverColor: colour('text-accent'),
    barSelectedColor: colour('text-accent'),
    buttonBg: colour('surface-raised'),
    buttonBorder: colour('border-control'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface-raised'),
    inputBg: colour('surface-page'),
    inputBorder: colour('border-control'),
    inputTextColor: colour('text-primary'),
    inputBorderRadius: Number.parseInt(SCALES['radius-control'], 10),
  });
};
