import type { ServiceCategory } from '@zonekit/api-client/business/service/contract';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { BadgeCheck, Landmark, type LucideIcon, PenTool, Receipt, Scale, Users } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { type CategoryId, categoryHref } from './categories.ts';
import * as css from './category-tabs.css.ts';

const ICONS: Readonly<Record<CategoryId, LucideIcon>> = {
  1: Landmark,
  2: Receipt,
  3: Users,
  4: BadgeCheck,
  5: Scale,
  6: PenTool,
};

interface CategoryTabsProps {
  categories: readonly ServiceCategory[];
  current: CategoryId;
}

/** The six categories with how many providers each has. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  const t = useWords('business');
  return (
    <nav aria-label={t('categories')}>
      <ul className={css.tabs}>
        {categories.map(({ id, name, shops }) => (
          <li key={id} className={css.tab}>
            <Link href={categoryHref(id)} className={css.link} aria-current={id === current ? 'page' : undefined}>
              <Icon as={ICONS[id]} size={24} className={css.icon} />
              <b className={css.name}>{name}</b>
              <small className={css.count}>{t('shops', { count: shops })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
