import { useRouterState } from '@tanstack/react-router';
import { VariantHeader } from '@zonekit/portal-kit/variant-header';
import { useNavFigures } from '../../../pages/shared/nav-figures/use-nav-figures.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import { variant } from '../variant.ts';

const figures = () => import('./open-panel.ts');

/** Two rows: search and hotline above, this variant's nav below. */
export function SiteHeader() {
  const t = useWords('shell');
  const props = useHeaderProps();
  const inUserCentre = useRouterState({ select: ({ location }) => location.pathname.startsWith('/userCenter') });
  return (
    <VariantHeader
      {...props}
      {...useNavFigures(props.items, figures)}
      inUserCentre={inUserCentre}
      search={{ action: '/search', placeholder: t('searchPlaceholder') }}
      hotline={variant.footer.hotline}
    />
  );
}
