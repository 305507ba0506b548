import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';

export const TECHNIQUES = '/business/newTechnique';
export const PRODUCTS = '/business/recommendProducts';

const TABS = [
  ['techniques', TECHNIQUES],
  ['products', PRODUCTS],
] as const;

/** From the new techniques to the recommended products and back. */
export function RecommendationTabs({ current }: { current: (typeof TABS)[number][0] }) {
  const t = useWords('business');
  return (
    <TabLinks
      label={t('recommendations')}
      items={TABS.map(([name, href]) => ({ label: t(name), href, current: name === current }))}
    />
  );
}
