import { TabLinks } from '@zonekit/ui/tab-links';
import { useWords } from '../../../platform/words/use-words.ts';
import { FUND_TABS, type FundTab, fundTabHref } from './fund-paths.ts';

/** From one page of the policy funds to the others. */
export function FundTabs({ current }: { current: FundTab }) {
  const t = useWords('financeFunds');
  return (
    <TabLinks
      label={t('tabsLabel')}
      items={FUND_TABS.map((tab) => ({ label: t(`tabs.${tab}`), href: fundTabHref(tab), current: tab === current }))}
    />
  );
}
