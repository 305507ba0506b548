import { usePark, useParks, useUnit, useUnits } from '@zonekit/api-client/space/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { FormField } from '@zonekit/ui/form-field';
import { Select } from '@zonekit/ui/select';
import { useWords } from '../../../platform/words/use-words.ts';
import type { ViewingFields } from './viewing-schema.ts';

/** Of parks and units: the largest page. */
const MOST = 100;

interface PlaceFieldsProps {
  form: ViewingFields;
  /** Another park was chosen; '' for none. */
  onPark: (parkId: string) => void;
}

/** The park, and one of its units that can be moved into. */
export function PlaceFields({ form, onPark }: PlaceFieldsProps) {
  const { control } = form;
  const t = useWords('spaceReserve');
  const parks = useParks({ page_size: MOST });
  const parkId = form.watch('park_id');
  const unitId = form.watch('unit_id');
  const known = parks.status === 'ready' || parks.status === 'failed' ? (parks.data?.data ?? []) : [];
  const query = { park: [parkId], availability: ['vacant' as const, 'soon' as const], page_size: MOST };
  const read = useUnits(parkId ? query : null);
  const units = read.status === 'ready' || read.status === 'failed' ? (read.data?.data ?? []) : [];
  if (parks.status === 'failed' && known.length === 0) {
    return (
      <Alert tone="danger" title={t('parksNotRead')} action={<Button onClick={parks.reload}>{t('retry')}</Button>}>
        {parks.error.serverMessage}
      </Alert>
    );
  }
  return (
    <>
      <FormField control={control} name="park_id" label={t('park')} required>
        {(input) => (
          <Select
            {...input}
            onChange={(event) => {
              void input.onChange(event);
              onPark(event.target.value);
            }}
          >
            <option value="">{t('choosePark')}</option>
            {parkId && !known.some(({ id }) => id === parkId) && <ChosenPark parkId={parkId} />}
            {known.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField control={control} name="unit_id" label={t('unit')}>
        {(input) => (
          <Select {...input} disabled={!parkId}>
            <option value="">{t('wholePark')}</option>
            {unitId && !units.some(({ id }) => id === unitId) && <ChosenUnit unitId={unitId} />}
            {units.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}

/** The park of the address until the parks are read. */
function ChosenPark({ parkId }: { parkId: string }) {
  const read = usePark(parkId);
  return <option value={parkId}>{read.status === 'ready' ? read.data.name : parkId}</option>;
}

/** The unit that the address names, which the first page of units may lack. */
function ChosenUnit({ unitId }: { unitId: string }) {
  const read = useUnit(unitId);
  return <option value={unitId}>{read.status === 'ready' ? read.data.title : unitId}</option>;
}
