import { useRouter } from '@tanstack/react-router';
import { ADDRESS_LIMIT, type Address } from '@zonekit/api-client/account/contract';
import { useAddresses, useSetAddressStatus } from '@zonekit/api-client/account/hooks';
import { useSession } from '@zonekit/api-client/session/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { AddressForm } from '../../shared/address/address-form.tsx';
import { addressText } from '../../shared/address/address-text.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import * as css from '../../shared/form/form.css.ts';
import { Loaded, UserCentrePage } from '../../shared/user-centre/user-centre-page.tsx';

const HERE = '/userCenter/user/material/address';
const NEW = 'new';

export interface AddressesPageProps {
  /** `new`, or the id of the address that is being edited. */
  edit: string | undefined;
}

/** Delivery addresses: the list, or the form of one of them. */
export function AddressesPage({ edit }: AddressesPageProps) {
  const t = useWords('accountAddresses');
  const formWords = useWords('form');
  const router = useRouter();
  const { user } = useSession();
  const read = useAddresses();
  const count = read.status === 'ready' || read.status === 'failed' ? (read.data?.length ?? 0) : 0;
  if (edit === undefined) {
    const add = (
      <Button asChild kind="primary">
        <Link href={`?edit=${NEW}`}>{t('add')}</Link>
      </Button>
    );
    return (
      <UserCentrePage title={t('title')} action={count > 0 && count < ADDRESS_LIMIT && add}>
        <Loaded read={read}>{(addresses) => <List addresses={addresses} add={add} />}</Loaded>
      </UserCentrePage>
    );
  }
  const done = () => void router.navigate({ href: HERE });
  const cancel = (
    <Button asChild kind="quiet">
      <Link href={HERE}>{formWords('cancelEdit')}</Link>
    </Button>
  );
  return (
    <UserCentrePage title={t(edit === NEW ? 'add' : 'edit')} above={[{ label: t('title'), href: HERE }]}>
      {edit === NEW ? (
        user && <AddressForm userId={user.user_id} address={null} cancel={cancel} onDone={done} />
      ) : (
        <Loaded read={read}>
          {(addresses) => {
            const address = addresses.find(({ address_id }) => address_id === edit);
            if (address && user) {
              return <AddressForm key={edit} userId={user.user_id} address={address} cancel={cancel} onDone={done} />;
            }
            return (
              <EmptyState
                headingLevel={2}
                title={t('gone')}
                action={
                  <Button asChild>
                    <Link href={HERE}>{t('toList')}</Link>
                  </Button>
                }
              />
            );
          }}
        </Loaded>
      )}
    </UserCentrePage>
  );
}

function List({ addresses, add }: { addresses: readonly Address[]; add: React.ReactNode }) {
  const t = useWords('accountAddresses');
  const formWords = useWords('form');
  const centreWords = useWords('userCentre');
  const { state, send } = useSetAddressStatus();
  const [addressToRemove, setAddressToRemove] = useState<Address | null>(null);
  if (addresses.length === 0) {
    return (
      <EmptyState headingLevel={2} title={t('empty')} action={add}>
        {t('emptyHint')}
      </EmptyState>
    );
  }
  const set = async (address_id: string, status: 'default' | 'deleted') => {
    await send({ body: { address_id, status } });
    setAddressToRemove(null);
  };
  return (
    <>
      {state.status === 'failed' && (
        <Alert role="alert" tone="danger" title={state.error.serverMessage ?? formWords('notSaved')} />
      )}
      <ul className={css.list}>
        {addresses.map((address) => (
          <li key={address.address_id} className={css.row}>
            <div>
              <div className={css.name}>
                <b>{address.contact}</b>
                <span>{address.phone}</span>
                {address.is_default && <Chip tone="accent">{t('default')}</Chip>}
              </div>
              <p>{addressText(address)}</p>
            </div>
            <div className={css.actions}>
              {!address.is_default && (
                <Button size="sm" kind="quiet" onClick={() => void set(address.address_id, 'default')}>
                  {t('makeDefault')}
                </Button>
              )}
              <Button asChild size="sm" kind="quiet">
                <Link href={`?edit=${address.address_id}`}>{t('change')}</Link>
              </Button>
              <Button size="sm" kind="quiet" onClick={() => setAddressToRemove(address)}>
                {t('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('limit', { count: addresses.length, limit: String(ADDRESS_LIMIT) })}</p>
      <ConfirmDialog
        open={addressToRemove !== null}
        onOpenChange={(open) => !open && setAddressToRemove(null)}
        title={t('removeTitle')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={centreWords('keep')}
        tone="danger"
        busy={state.status === 'sending'}
        onConfirm={() => addressToRemove && void set(addressToRemove.address_id, 'deleted')}
      >
        {addressToRemove && `${addressToRemove.contact} ${addressText(addressToRemove)}`}
      </ConfirmDialog>
    </>
  );
}
