import { Button } from '@zonekit/ui/button';
import { Dialog } from '@zonekit/ui/dialog';
import { useWords } from '../../../platform/words/use-words.ts';
import { AddressForm } from '../../shared/address/address-form.tsx';

const WIDTH = 720;

interface AddAddressProps {
  userId: string;
  onClose: () => void;
  onAdded: (addressId: string) => void;
}

/** The form of a new delivery address, above the order that is being filled in. */
export function AddAddress({ userId, onClose, onAdded }: AddAddressProps) {
  const t = useWords('orderFlow');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content width={WIDTH} dismissOnScrim={false} closeLabel={t('closeAddress')}>
        <Dialog.Header>
          <Dialog.Title>{t('addAddress')}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <AddressForm
            userId={userId}
            address={null}
            cancel={
              <Button kind="quiet" onClick={onClose}>
                {t('closeAddress')}
              </Button>
            }
            onDone={({ address_id }) => onAdded(address_id)}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}
