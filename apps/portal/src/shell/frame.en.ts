import portalFooter from '@zonekit/portal-kit/portal-footer/messages/en';
import siteHeader from '@zonekit/portal-kit/site-header/messages/en';
import variant from '#variant/messages/en.ts';
import shell from './messages/en.ts';

/** The words of header and footer, which every page has, in one file to fetch. */
const frame = { shell, variant, kit: { siteHeader, portalFooter } };
export default frame;
