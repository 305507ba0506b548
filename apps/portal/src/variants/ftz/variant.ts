import '@zonekit/ui/brands/ftz.css';
import type { Variant } from '../variant.types.ts';
import icon from './icon.svg';

export const variant: Variant = {
  name: 'ftz',
  brand: 'ftz',
  mark: 'M6 30h7V23H6zM16 30h4M6 20v-4M16 30a10 10 0 0 0-10-10M23 30A17 17 0 0 0 6 13M30 30A24 24 0 0 0 6 6',
  icon,
  domain: 'donggang-ftz.example',
  defaultLocale: 'zh-CN',
  map: { longitude: 121.62, latitude: 38.91, scale: 12 },
  signOn: 'sso',
  header: 'main',
  flags: { policyMatching: true },
  footer: {
    hotline: '400-000-2026',
    email: 'fuwu@donggang-ftz.example',
    icp: '东ICP备2026000001号-1',
    police: '东公网安备00000002000001号',
    siteCode: '0000000001',
  },
};
