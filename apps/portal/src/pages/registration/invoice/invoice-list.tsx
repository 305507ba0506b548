import { invoice } from '@zonekit/api-client/lifecycle/invoice';
import { useInvoiceApplications, useSaveInvoiceApplications } from '@zonekit/api-client/registration/invoice/hooks';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ClaimList } from '../../shared/claims/claim-list.tsx';
import {
  type OwnListParams,
  ownListFilter,
  ownListQuery,
  readOwnList,
} from '../../shared/user-centre/own-list-search.ts';
import { invoicePages, NEW } from '../claim-address.ts';

/** The enterprise's invoice applications. */
export function InvoiceList({ params }: { params: OwnListParams }) {
  const t = useWords('registrationInvoice');
  const locale = useLocale();
  const search = readOwnList(invoice, params);
  const read = useInvoiceApplications(ownListQuery(search));
  const { state, save } = useSaveInvoiceApplications();
  return (
    <ClaimList
      path={invoicePages.href()}
      search={search}
      read={read}
      lifecycle={invoice}
      files={{ state, csv: () => void save('csv', ownListFilter(search)) }}
      words={{ caption: t('title'), name: t('item'), empty: t('empty'), emptyHint: t('emptyHint') }}
      name={({ id, item, number }) => ({ text: item, href: invoicePages.href(id), note: number })}
      facts={[
        { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          key: 'amount',
          label: t('amount'),
          align: 'end',
          cell: ({ amount }) => <Money fen={amount.amount} locale={locale} precise />,
        },
      ]}
      correctHref={invoicePages.correctHref}
      first={{ href: invoicePages.href(NEW), text: t('apply') }}
    />
  );
}
