import { RegionPicker } from '@zonekit/portal-kit/region-picker';
import { type RegionSelection, regionSelection } from '@zonekit/portal-kit/region-picker/core';
import { usePickerRegions } from '../region/use-picker-regions.ts';

export interface AreaFieldProps {
  id: string;
  /** Whose area it is. */
  label: string;
  value: RegionSelection;
  onValueChange: (value: RegionSelection) => void;
  error: string | undefined;
}

/** Province, city and county as one field of a form, down to the last that there is. */
export function AreaField({ label, value, onValueChange, ...field }: AreaFieldProps) {
  const regions = usePickerRegions();
  return (
    <RegionPicker
      {...field}
      aria-label={label}
      value={value}
      onEvent={(event) => onValueChange(regionSelection(value, event))}
      {...regions}
      required
    />
  );
}
