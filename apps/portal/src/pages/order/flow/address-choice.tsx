import type { Address } from '@zonekit/api-client/account/contract';
import { Button } from '@zonekit/ui/button';
import { RadioGroup } from '@zonekit/ui/radio-group';
import { useWords } from '../../../platform/words/use-words.ts';
import { addressText } from '../../shared/address/address-text.ts';
import * as css from './flow.css.ts';

interface AddressChoiceProps {
  id: string;
  name: string;
  value: string;
  onValueChange: (id: string) => void;
  error: string | undefined;
  addresses: readonly Address[];
  onAdd: () => void;
}

/** Choice among the user's delivery addresses, and a dialog that adds one. */
export function AddressChoice({ id, name, value, onValueChange, error, addresses, onAdd }: AddressChoiceProps) {
  const t = useWords('orderFlow');
  return (
    <div className={css.addresses}>
      {addresses.length > 0 ? (
        <RadioGroup
          id={id}
          name={name}
          legend={t('address')}
          value={value || null}
          onValueChange={(chosen) => chosen && onValueChange(chosen)}
          error={error}
          required
          options={addresses.map((address) => ({
            value: address.address_id,
            label: `${address.contact} ${address.phone}${address.is_default ? ` (${t('addressDefault')})` : ''}`,
            description: addressText(address),
          }))}
        />
      ) : (
        <p id={id} tabIndex={-1} className={error ? css.refused : css.note}>
          {error ?? t('noAddress')}
        </p>
      )}
      <Button size="sm" onClick={onAdd}>
        {t('addAddress')}
      </Button>
    </div>
  );
}
