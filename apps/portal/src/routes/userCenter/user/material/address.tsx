import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../../../pages/account/address/addresses-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/material/address')({
  validateSearch: (search): { edit?: string } => {
    const edit = oneOf(search.edit);
    return edit ? { edit } : {};
  },
  beforeLoad: ({ context }) =>
    context.words.load(accountWords.addresses, 'kit.editConflict', 'kit.formPage', 'kit.regionPicker'),
  head: ({ match }) =>
    pageHead(match.context, ({ addresses }) => ({ title: addresses?.title, description: addresses?.description })),
  component: Addresses,
});

function Addresses() {
  return <AddressesPage edit={Route.useSearch().edit} />;
}
