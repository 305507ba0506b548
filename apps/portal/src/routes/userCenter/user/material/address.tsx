import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../../../pages/account/address/addresses-page.tsx';
import { accountWords } from '../../../../pages/account/words.ts';
import { addressWords } from '../../../../pages/shared/address/words.ts';
import { oneOf } from '../../../../platform/data/search-params.ts';
import { kitFormWords } from '../../../../platform/words/kit-form-words.ts';
import { pageHead } from '../../../../platform/words/page-head.ts';

export const Route = createFileRoute('/userCenter/user/material/address')({
  validateSearch: (search): { edit?: string } => {
    const edit = oneOf(search.edit);
    return edit ? { edit } : {};
  },
  beforeLoad: ({ context }) =>
    context.words.load(
      accountWords.accountAddresses,
      addressWords.address,
      kitFormWords.editConflict,
      kitFormWords.formPage,
      kitFormWords.regionPicker,
    ),
  head: ({ match }) =>
    pageHead(match.context, 'accountAddresses', ({ title, description }) => ({ title, description })),
  component: Addresses,
});

function Addresses() {
  return <AddressesPage edit={Route.useSearch().edit} />;
}
