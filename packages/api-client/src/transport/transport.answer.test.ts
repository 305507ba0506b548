import { describe, expect, test, vi } from 'vitest';
import { connectTo, create, failure, fakeService, file, type Handler, json, read } from './fake-service.ts';

const service = fakeService();

describe('an answer', () => {
  test.each([
    ['of another shape', json(200, { data: { n: 'one' } })],
    ['that is a page of a gateway', ((_, response) => response.end('<html>')) satisfies Handler],
  ])('%s is an invalid response', async (_, handler) => {
    service.handlers = [handler];
    const { transport } = connectTo(service);
    expect((await failure(transport.call(read, { params: { id: '1' } }))).kind).toBe('invalid-response');
    expect(service.seen).toHaveLength(1);
  });

  test('may carry more than the contract knows', async () => {
    service.handlers = [json(200, { data: { n: 2, later: true }, trace: 'x' })];
    const { transport } = connectTo(service);
    expect(await transport.call(read, { params: { id: '1' } })).toEqual({ data: { n: 2 } });
  });

  test('that is a success with a message is told, for older back ends', async () => {
    service.handlers = [json(200, { data: { n: 2 }, message: '操作成功' })];
    const onMessage = vi.fn();
    const { transport } = connectTo(service, { onMessage });
    await transport.call(read, { params: { id: '1' } });
    expect(onMessage).toHaveBeenCalledWith('操作成功', read);
  });

  test('with an error of a gateway has a status and neither code nor message', async () => {
    service.handlers = [(_, response) => response.writeHead(413).end('<html>')];
    const { transport } = connectTo(service);
    const error = await failure(transport.call(read, { params: { id: '1' } }));
    expect(error).toMatchObject({ status: 413, code: null, serverMessage: null, message: 'GET /things/{id}: 413' });
  });

  test('with an error carries its details and data', async () => {
    service.handlers = [json(409, { code: 'conflict', message: 'x', details: { conflicts: [1] }, data: { a: 1 } })];
    const { transport } = connectTo(service);
    const error = await failure(transport.call(create, { body: { name: 'a' } }));
    expect(error).toMatchObject({ details: { conflicts: [1] }, data: { a: 1 } });
  });

  test('that is a file comes as its bytes and headers, however long it takes', async () => {
    service.handlers = [
      (_, response) => {
        response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9' }).write('ab');
        setTimeout(() => response.end('cd'), 120);
      },
    ];
    const { transport } = connectTo(service, { timeoutMs: 60 });
    const { status, headers, blob } = await transport.download(
      file,
      { params: { id: 'f' } },
      { headers: { range: 'bytes=0-3' } },
    );
    expect([status, headers.get('content-range'), await blob.text(), blob.type]).toEqual([
      206,
      'bytes 0-3/9',
      'abcd',
      'video/mp4',
    ]);
    expect(service.seen[0]?.headers.range).toBe('bytes=0-3');
  });
});
