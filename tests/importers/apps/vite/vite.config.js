import { pdfFiles } from '@zonekit/portal-kit/file-viewer/vite';
import { defineConfig } from 'vite';
import { answer } from './zone/office.mjs';

/** The zone's pages and back end by the development server, as `server.mjs` serves the build. */
const zone = {
  name: 'zone',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname, searchParams } = new URL(request.url, 'http://zone');
      const answered = answer(request.method, pathname, searchParams, null);
      if (answered) {
        const [status, body] = answered;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        return;
      }
      if (pathname === '/' || pathname.startsWith('/papers')) request.url = '/zone.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [pdfFiles(), zone],
  build: { rolldownOptions: { input: ['index.html', 'button.html', 'zone.html', 'tanstack.html', 'files.html'] } },
});
