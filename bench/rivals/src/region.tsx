import { Cascader } from '@zonekit/ui/cascader';
import { Field } from '@zonekit/ui/field';
import { REGIONS } from '../shared/data.js';
import { CASCADER_LABELS } from './words.ts';

const ALL = { value: '', label: 'All regions' };
const WITH_ALL = [ALL, ...REGIONS];

interface RegionProps {
  label: string;
  /** A filter: any level may be chosen, and none. */
  filter?: boolean;
  /** `2-3-1`: the province's place, the city's in it, the area's in that. Empty for none. */
  value: string;
  onValueChange: (value: string) => void;
}

/** `2-3` is chosen by way of `2`. */
const toPath = (value: string) =>
  value === '' ? null : value.split('-').map((_, index, parts) => parts.slice(0, index + 1).join('-'));

/** A province, a city, an area. */
export const Region = ({ label, filter = false, value, onValueChange }: RegionProps) => (
  <Field label={label}>
    {(control) => (
      <Cascader
        {...control}
        data-testid="filter-region"
        options={filter ? WITH_ALL : REGIONS}
        anyLevel={filter}
        labels={{ ...CASCADER_LABELS, placeholder: filter ? ALL.label : 'Choose' }}
        value={toPath(value)}
        onValueChange={(path) => onValueChange(path.at(-1) ?? '')}
      />
    )}
  </Field>
);
