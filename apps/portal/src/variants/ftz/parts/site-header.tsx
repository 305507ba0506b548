import { MainHeader } from '@zonekit/portal-kit/main-header';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { useHeaderProps } from '../../../shell/use-header-props.ts';
import * as css from './site-header.css.ts';
import { useNavFigures } from './use-nav-figures.ts';

/** The main header, with the policy match as its one action. */
export function SiteHeader() {
  const t = useWords('shell');
  const props = useHeaderProps();
  return (
    <MainHeader
      {...props}
      {...useNavFigures(props.items)}
      searchHref="/search"
      action={
        <Link className={css.action} href="?dialog=questionnaire">
          {t('match')}
        </Link>
      }
    />
  );
}
