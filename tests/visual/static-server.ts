import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The bytes that `bytes=0-99` or `bytes=100-` asks for; none for any other header. Source: RFC 9110, section 14. */
const partOf = (header: string | undefined, size: number) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || Number(from) >= size) return undefined;
  const start = Number(from);
  const end = Math.min(to ? Number(to) : size - 1, size - 1);
  return { start, end, range: `bytes ${start}-${end}/${size}` };
};

/** Compressed in themselves. */
const COMPRESSED = ['.png', '.webp', '.woff2', '.mp4', '.pdf'];

/**
 * Serves a folder on a free port of this machine; resolves to its address, the function that stops it and, with `gzip`, the
 * bytes of all bodies so far as they went over the wire.
 */
export const serveFolder = (
  folder: string,
  { gzip = false } = {},
): Promise<{ url: string; close: () => void; sentBytes: () => number }> =>
  new Promise((resolve, reject) => {
    let sentBytes = 0;
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = join(folder, pathname === '/' ? 'index.html' : normalize(pathname));
      if (!isFile(path)) {
        response.writeHead(404).end();
        return;
      }
      const headers = {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'max-age=3600',
      };
      if (gzip) {
        const isCompressed = COMPRESSED.includes(extname(path));
        const body = isCompressed ? readFileSync(path) : gzipSync(readFileSync(path));
        sentBytes += body.length;
        response.writeHead(200, { ...headers, ...(!isCompressed && { 'content-encoding': 'gzip' }) }).end(body);
        return;
      }
      const part = partOf(request.headers.range, statSync(path).size);
      if (part) response.writeHead(206, { ...headers, 'content-range': part.range });
      else response.writeHead(200, headers);
      createReadStream(path, part).pipe(response);
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('The server has no port.'));
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        sentBytes: () => sentBytes,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
