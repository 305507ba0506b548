import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { BASE_PATH } from './signature.ts';

const description = `Every call is signed: by the headers \`x-client-id\`, \`x-ts\`, \`x-nonce\` and \`x-sign\` over the query's parameters
with \`method\`, \`path\`, \`body_sha256\`, \`client_id\`, \`ts\` and \`nonce\`, or, at the single sign-on, among its own parameters.
The text is the parameters sorted and joined as \`k=v\` with \`&\`, then \`&key=<secret>\`; the signature is its SHA-256 in
lower-case hex. 300 seconds of skew are allowed; a refusal for skew tells the server's time in \`x-server-time\`.
A success is \`{ "data": … }\`, an error \`{ "code", "message", "details"? }\` in the language of \`accept-language\`.`;

/** OpenAPI 3.1 of all that is served after this, at `/openapi.json`. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: 'Zonekit service', version: '0.1.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: BASE_PATH }],
      components: {
        securitySchemes: {
          signature: {
            type: 'apiKey',
            in: 'header',
            name: 'x-sign',
            description: 'With x-client-id, x-ts and x-nonce',
          },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    // Recursive schemas are defined once, under their name in zod's registry.
    transformObject: jsonSchemaTransformObject,
    stripBasePath: true,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
};
