import { pdfFiles } from '@zonekit/portal-kit/file-viewer/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [pdfFiles()],
  build: { rolldownOptions: { input: ['index.html', 'button.html', 'zone.html', 'files.html'] } },
});
