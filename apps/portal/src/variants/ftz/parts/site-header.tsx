import { MainHeader } from '@zonekit/portal-kit/main-header';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useNavFigures } from '../../../pages/shared/nav-figures/use-nav-figures.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import * as css from './site-header.css.ts';

const figures = () => import('./open-panel.ts');

/** The main header, with the policy match as its one action. */
export function SiteHeader({ notifications }: { notifications: ReactNode }) {
  const t = useWords('shell');
  const props = useHeaderProps();
  return (
    <MainHeader
      {...props}
      {...useNavFigures(props.items, figures)}
      notifications={notifications}
      searchHref="/search"
      action={
        <Link className={css.action} href="?dialog=questionnaire">
          {t('match')}
        </Link>
      }
    />
  );
}
