import { expect, test } from 'vitest';
import { officeData } from './office-data.ts';

test('search engines find the office of the variant at the centre and the scale of its map', () => {
  const variant = {
    domain: 'zone.example',
    map: { longitude: 119.45, latitude: 32.2, scale: 10 },
    footer: { hotline: '400-000-2027', email: 'office@zone.example', icp: '', police: '', siteCode: '' },
  } as const;
  const words = { host: 'Beishan', description: 'Services', address: '1 Hill Road' };
  expect(officeData(variant, words)).toMatchObject({
    name: 'Beishan',
    address: '1 Hill Road',
    geo: { latitude: 32.2, longitude: 119.45 },
    hasMap: 'geo:32.2,119.45?z=10',
  });
});
