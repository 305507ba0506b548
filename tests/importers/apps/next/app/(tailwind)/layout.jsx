import './globals.css';

export const metadata = { title: 'Importer with Tailwind', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en" data-brand="ftz">
      <body>{children}</body>
    </html>
  );
}
