import portalFooter from '@zonekit/portal-kit/portal-footer/messages/zh-CN';
import siteHeader from '@zonekit/portal-kit/site-header/messages/zh-CN';
import variant from '#variant/messages/zh-CN.ts';
import shell from './messages/zh-CN.ts';

/** The words of header and footer, which every page has, in one file to fetch. */
const frame = { shell, variant, kit: { siteHeader, portalFooter } };
export default frame;
