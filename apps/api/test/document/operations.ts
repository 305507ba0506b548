import type { TestApi } from '../harness.ts';

/** The part of JSON Schema that the contract's schemas become. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
}

interface OperationObject {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema }; 'application/octet-stream'?: unknown } };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** One call, as the OpenAPI document tells it; nothing here knows the contract. */
export interface Operation {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: NonNullable<OperationObject['parameters']>;
  body: JsonSchema | null;
  /** Takes bytes as they are in place of JSON. */
  takesBytes: boolean;
  /** By status; null for bytes. */
  responses: ReadonlyMap<number, JsonSchema | null>;
  /** Signed among its own parameters. */
  signsParameters: boolean;
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const responsesOf = (spec: OperationObject): Operation['responses'] =>
  new Map(
    Object.entries(spec.responses).map(([status, { content }]) => [
      Number(status),
      content?.['application/json']?.schema ?? null,
    ]),
  );

/** Every operation of the running service's document. */
export const readOperations = async (api: TestApi): Promise<{ operations: Operation[]; document: Document }> => {
  const document: Document = (await api.app.inject({ url: '/api/openapi.json' })).json();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]): Operation => {
      const names = [
        ...(spec.parameters ?? []).map(({ name }) => name),
        ...Object.keys(spec.requestBody?.content['application/json']?.schema.properties ?? {}),
      ];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Operation['method'],
        path,
        parameters: spec.parameters ?? [],
        body: spec.requestBody?.content['application/json']?.schema ?? null,
        takesBytes: spec.requestBody?.content['application/octet-stream'] !== undefined,
        responses: responsesOf(spec),
        signsParameters: names.includes('sign') && names.includes('ts'),
      };
    }),
  );
  return { operations, document };
};
