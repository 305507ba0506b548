import errorPage from '@zonekit/portal-kit/error-page/messages/zh-CN';
import notices from '@zonekit/portal-kit/notices/messages/zh-CN';
import portalFooter from '@zonekit/portal-kit/portal-footer/messages/zh-CN';
import siteHeader from '@zonekit/portal-kit/site-header/messages/zh-CN';
import variant from '#variant/messages/zh-CN.ts';
import shell from '../messages/zh-CN/shell.ts';

/** The words of header, footer, notices and error pages, which every page has, in one file to fetch. */
const frame = { shell, variant, kit: { siteHeader, portalFooter, notices, errorPage } };
export default frame;
