import { TabLinks } from '@zonekit/ui/tab-links';
import { invoicePages, taxRebatePages } from './claim-address.ts';

export interface ClaimTabsProps {
  label: string;
  /** Titles of both pages. */
  invoices: string;
  rebates: string;
  current: 'invoices' | 'rebates';
}

/** Invoices and tax rebates, one page each. */
export function ClaimTabs({ label, invoices, rebates, current }: ClaimTabsProps) {
  return (
    <TabLinks
      label={label}
      items={[
        { label: invoices, href: invoicePages.href(), current: current === 'invoices' },
        { label: rebates, href: taxRebatePages.href(), current: current === 'rebates' },
      ]}
    />
  );
}
