import { answer } from '../../../zone/office.mjs';

const handle = async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const body = request.method === 'POST' ? await request.json() : null;
  const [status, given] = answer(request.method, pathname, searchParams, body) ?? [404, {}];
  return Response.json(given, { status });
};

export { handle as GET, handle as POST };
