import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../platform/words/use-words.ts';
import { COMPANIES, HALL, PRODUCTS } from './paths.ts';

/** The demand hall and the two lists of the supply side. */
export function Sides({ current }: { current: string }) {
  const t = useWords('supply');
  const items = [
    { label: t('hall'), href: HALL },
    { label: t('company.title'), href: COMPANIES },
    { label: t('product.title'), href: PRODUCTS },
  ];
  return <TabLinks label={t('sides')} items={items.map((item) => ({ ...item, current: item.href === current }))} />;
}
