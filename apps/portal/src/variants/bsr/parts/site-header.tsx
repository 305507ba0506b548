import { useRouterState } from '@tanstack/react-router';
import { VariantHeader } from '@zonekit/portal-kit/variant-header';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import { variant } from '../variant.ts';

/** Two rows: search and hotline above, this variant's nav below. */
export function SiteHeader() {
  const t = useWords('shell');
  const inUserCentre = useRouterState({ select: ({ location }) => location.pathname.startsWith('/userCenter') });
  return (
    <VariantHeader
      {...useHeaderProps()}
      inUserCentre={inUserCentre}
      search={{ action: '/search', placeholder: t('searchPlaceholder') }}
      hotline={variant.footer.hotline}
    />
  );
}
