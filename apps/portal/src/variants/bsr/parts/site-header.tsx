import { useRouterState } from '@tanstack/react-router';
import { VariantHeader } from '@zonekit/portal-kit/variant-header';
import type { ReactNode } from 'react';
import { useNavFigures } from '../../../pages/shared/nav-figures/use-nav-figures.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import { variant } from '../variant.ts';

const figures = () => import('./open-panel.ts');

/** Two rows: search and hotline above, this variant's nav below. */
export function SiteHeader({ notifications }: { notifications: ReactNode }) {
  const t = useWords('shell');
  const props = useHeaderProps();
  const inUserCentre = useRouterState({ select: ({ location }) => location.pathname.startsWith('/userCenter') });
  return (
    <VariantHeader
      {...props}
      {...useNavFigures(props.items, figures)}
      notifications={notifications}
      inUserCentre={inUserCentre}
      search={{ action: '/search', placeholder: t('searchPlaceholder') }}
      hotline={variant.footer.hotline}
    />
  );
}
