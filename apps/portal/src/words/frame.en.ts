import errorPage from '@zonekit/portal-kit/error-page/messages/en';
import notices from '@zonekit/portal-kit/notices/messages/en';
import portalFooter from '@zonekit/portal-kit/portal-footer/messages/en';
import siteHeader from '@zonekit/portal-kit/site-header/messages/en';
import variant from '#variant/messages/en.ts';
import shell from '../messages/en/shell.ts';

/** The words of header, footer, notices and error pages, which every page has, in one file to fetch. */
const frame = { shell, variant, kit: { siteHeader, portalFooter, notices, errorPage } };
export default frame;
