import { useRouter } from '@tanstack/react-router';
import { fileUrl } from '@zonekit/api-client/file/client';
import { AppointmentPicker } from '@zonekit/portal-kit/appointment-picker';
import type { Appointment } from '@zonekit/portal-kit/appointment-picker/core';
import { Gallery } from '@zonekit/portal-kit/gallery';
import { NO_REGION, type RegionSelection } from '@zonekit/portal-kit/region-picker/core';
import { addDays } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useState } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import { AreaField } from '../shared/form/area-field.tsx';
import type { SampleProps } from './samples.tsx';

export function AppointmentSample({ now }: SampleProps) {
  const [value, setValue] = useState<Appointment | null>(null);
  const taken = ['09:00', '10:00', '14:00'].map((start) => ({ date: addDays(shanghaiDate(now), 3), start }));
  return (
    <AppointmentPicker
      today={shanghaiDate(now)}
      hours={{ status: 'ready', taken }}
      value={value}
      onValueChange={setValue}
    />
  );
}

export function RegionSample() {
  const t = useWords('components');
  const [value, setValue] = useState<RegionSelection>(NO_REGION);
  return <AreaField id="area" label={t('area')} value={value} onValueChange={setValue} error={undefined} />;
}

const PICTURES = ['port', 'robot', 'cold', 'lab', 'wind'] as const;

export function GallerySample() {
  const t = useWords('components');
  const { api } = useRouter().options.context.config;
  const pictures = PICTURES.map((name, index) => ({
    src: fileUrl(api, `f-scene-${name}`),
    alt: t('picture', { number: `${index + 1}` }),
    width: 1080,
    height: 675,
  }));
  return <Gallery label={t('pictures')} pictures={pictures} />;
}
