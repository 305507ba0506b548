import { themeScript } from '@zonekit/ui/theme-script';
import '@zonekit/ui/styles.css';
import '@zonekit/ui/brands/ftz.css';

export const metadata = { title: 'Importer', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en" data-brand="ftz" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the theme must be chosen before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
