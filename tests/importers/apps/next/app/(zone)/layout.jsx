import { themeScript } from '@zonekit/ui/theme-script';
import '@zonekit/ui/styles.css';
import '@zonekit/portal-kit/styles.css';
import '../../zone/coast.css';
import '../globals.css';
import { Frame } from './frame.jsx';

export const metadata = { title: 'Qinglan Bay', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en" data-brand="coast" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the theme must be chosen before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
