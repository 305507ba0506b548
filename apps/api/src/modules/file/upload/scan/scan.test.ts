import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileEndpoints, uploadEndpoints } from '@zonekit/api-client/file/contract';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../../test/harness.ts';
import { Unavailable } from '../../../../frame/unavailable.ts';
import { EICAR, startClamd } from './clamd.fixture.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { commandScanner } from './command-scanner.ts';

let folder: string;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zonekit-scan-'));
  clamd = await startClamd();
  const logTo = new Writable({ write: (line, _encoding, done) => done(void logged.push(String(line))) });
  const { port } = clamd;
  api = await startTestApi({ config: { dataDir: folder, clamd: { host: '127.0.0.1', port } }, logTo });
}, 60_000);
afterAll(async () => {
  await api.close();
  await clamd.close();
  await rm(folder, { recursive: true });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const signed = (method: string, path: string, query: string, text: string) => {
  const { clientId, clientSecret } = api.context.config;
  const at = { ts: Math.floor(Date.now() / 1000), nonce: crypto.randomUUID() };
  const params = requestParams({ method, path, query, bodySha256: sha256(text), clientId, ...at });
  const sign = signParams(params, clientSecret);
  return { 'x-client-id': clientId, 'x-ts': String(at.ts), 'x-nonce': at.nonce, 'x-sign': sign };
};

const send = async (name: string, text: string) => {
  const body = { name, size: text.length, fingerprint: sha256(name + text) };
  const { id } = (await api.inject(uploadEndpoints.createUpload, { body }, { as: 'demo' })).body.data;
  const path = `/universal/uploads/${id}`;
  const headers = {
    ...signed('PATCH', path, 'offset=0', text),
    authorization: `Bearer ${await api.tokenOf('demo')}`,
    'content-type': 'application/octet-stream',
  };
  const url = `/api${path}?offset=0`;
  expect((await api.app.inject({ method: 'PATCH', url, headers, payload: text })).statusCode).toBe(200);
  return {
    id,
    finish: () => {
      const input = { params: { upload_id: id }, body: { sha256: sha256(text) } };
      return api.inject(uploadEndpoints.finishUpload, input, { as: 'demo', locale: 'en' });
    },
  };
};

const sendInOnePiece = async (name: string, text: string) => {
  const hash = { 'x-content-sha256': sha256(text), 'content-type': 'multipart/form-data; boundary=zk' };
  const headers = { ...signed('POST', fileEndpoints.uploadFile.path, '', text), ...hash };
  const part = `--zk\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${text}\r\n--zk--\r\n`;
  return api.app.inject({
    method: 'POST',
    url: `/api${fileEndpoints.uploadFile.path}`,
    headers: { ...headers, authorization: `Bearer ${await api.tokenOf('demo')}`, 'accept-language': 'en' },
    payload: part,
  });
};

const uploads = () => api.db.selectFrom('files').select('id').where('owner_id', '=', 'u-demo').execute();
const waiting = () => readdir(join(folder, 'files/incoming')).catch(() => []);

describe('an upload', () => {
  it('that is clean is kept, once the scanner has had all of it', async () => {
    const text = randomBytes(100_000).toString('hex');
    const { finish } = await send('clean.txt', text);
    expect((await finish()).status).toBe(200);
    expect(clamd.received).toEqual([text.length]);
  });

  it('that holds malware is refused in words, and logged without its name', async () => {
    const before = await uploads();
    const { finish } = await send('zhao-liu-payroll.txt', EICAR);
    const refused = await finish();
    const whole = await sendInOnePiece('zhao-liu-payroll.txt', EICAR);
    expect([refused.status, refused.error.message]).toEqual([422, expect.stringContaining('holds malware')]);
    expect([whole.statusCode, whole.json().message]).toEqual([422, refused.error.message]);
    expect((await finish()).status).toBe(404);
    expect(await uploads()).toEqual(before);
    expect(await waiting()).toEqual([]);
    const lines = logged.filter((line) => line.includes('Eicar-Test-Signature'));
    expect(lines).toHaveLength(2);
    expect(logged.join('')).not.toContain('zhao-liu');
  });

  it('that cannot be looked at waits for its scanner, and nothing is kept meanwhile', async () => {
    const before = await uploads();
    const { port } = clamd;
    const { finish } = await send('waits.txt', 'waits');
    await clamd.close();
    const late = await finish();
    expect([late.status, late.headers['retry-after'], late.error.code]).toEqual([503, '5', 'unavailable']);
    expect((await sendInOnePiece('waits.txt', 'waits')).statusCode).toBe(503);
    expect(await uploads()).toEqual(before);
    expect(await waiting()).toEqual([]);
    clamd = await startClamd(port);
    expect((await finish()).status).toBe(200);
  });
});

describe('a scanner', () => {
  const fileOf = async (text: string) => {
    const path = join(folder, sha256(text));
    await writeFile(path, text);
    return path;
  };

  it('that refuses a file as too large, or hangs up, cannot tell', async () => {
    const small = await startClamd(0, 1000);
    const scan = clamdScanner({ host: '127.0.0.1', port: small.port });
    await expect(scan(await fileOf('x'.repeat(200_000)))).rejects.toThrow('size limit exceeded');
    expect(await scan(await fileOf('short'))).toEqual({ clean: true });
    await small.close();
  });

  const command = (script: string) => commandScanner([process.execPath, '-e', script]);
  const looking = `const found = require('fs').readFileSync(process.argv[1], 'latin1').includes('EICAR');
    if (found) console.log(process.argv[1] + ': Test-Signature FOUND');
    process.exit(found ? 1 : 0)`;

  it('may be a command, which says by its end what it found', async () => {
    expect(await command(looking)(await fileOf('clean'))).toEqual({ clean: true });
    expect(await command(looking)(await fileOf(EICAR))).toEqual({ clean: false, malware: 'Test-Signature FOUND' });
  });

  it('that breaks, or is not there, cannot tell', async () => {
    await expect(command('process.exit(2)')(await fileOf('clean'))).rejects.toThrow(Unavailable);
    await expect(commandScanner(['/no/such/scanner'])(await fileOf('clean'))).rejects.toThrow(Unavailable);
  });
});
