'use client';
import { RegionPicker } from '@zonekit/portal-kit/region-picker';
import { NO_REGION, regionSelection, toAddressArea } from '@zonekit/portal-kit/region-picker/core';
import { Heading } from '@zonekit/ui/heading';
import { Stack } from '@zonekit/ui/stack';
import { useState } from 'react';
import { loadRegions } from './back-end.ts';

/** The office that a company belongs to, by its district. */
export function District() {
  const [region, setRegion] = useState(NO_REGION);
  const area = toAddressArea(region);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>Your office</Heading>
      <RegionPicker
        value={region}
        onEvent={(event) => setRegion((before) => regionSelection(before, event))}
        loadRegions={loadRegions}
      />
      <p role="status">{area && `The office of ${area.county_name} answers you.`}</p>
    </Stack>
  );
}
