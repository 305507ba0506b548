import '@zonekit/ui/brands/bsr.css';
import type { Variant } from '../variant.types.ts';
import icon from './icon.svg';

export const variant: Variant = {
  name: 'bsr',
  brand: 'bsr',
  mark: 'M6 29C11 27 12 9 17.500 9S23 20 25.500 20 28 27 30 29M10.500 29c3-2 4-12 7-12s4 8 6 12',
  icon,
  domain: 'beishan-services.example',
  defaultLocale: 'zh-CN',
  map: { longitude: 119.45, latitude: 32.2, scale: 10 },
  signOn: 'local',
  header: 'variant',
  flags: { policyMatching: true },
  footer: {
    hotline: '400-000-2027',
    email: 'fuwu@beishan-services.example',
    icp: '北ICP备2026000002号-1',
    police: '北公网安备00000002000002号',
    siteCode: '0000000002',
  },
};
