import { API_READS } from '@tallrik/domain/company/api-keys';
import { z } from 'zod';
import { API_CALLS_PER_KEY_PER_MINUTE } from '../../../platform/auth/rate-limits.ts';
import { problemAnswer } from './answers.ts';
import type { Endpoint } from './endpoint.ts';

type JsonObject = Record<string, unknown>;

const DESCRIPTION = `Read-only figures of one company for spreadsheets and bookkeeping. An owner makes a key in the back \
office under Settings, Connections; it is sent as \`Authorization: Bearer tlk_…\` and never in an address. Amounts are \
whole numbers in the smallest unit of the currency and include VAT; in CSV they are written with two decimals. Guests \
are in no answer. At most ${API_CALLS_PER_KEY_PER_MINUTE} calls a minute and key; a status of 429 says in Retry-After \
when to come again. More fields may come: ignore what you do not know.`;

/** As JSON Schema, of what leaves; named parts stand once, under `components`. */
function schemaOf(schema: z.ZodType, components: JsonObject): JsonObject {
  const {
    $schema: _draft,
    $defs,
    ...own
  } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => {
      // More fields may come; and what every number of ours keeps to need not be said.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.default === null) delete jsonSchema.default;
      delete jsonSchema.id;
    },
  });
  Object.assign(components, ofComponents($defs ?? {}));
  return ofComponents(own);
}

const ofComponents = (schema: object): JsonObject =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as JsonObject;

const isInPath = (path: string, name: string): boolean => path.includes(`{${name}}`);

function parametersOf({ path, query }: Endpoint): JsonObject[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    const { description, ...shape } = schemaOf(schema as z.ZodType, {});
    return {
      name,
      in: isInPath(path, name) ? 'path' : 'query',
      required: !(schema as z.ZodType).safeParse(undefined).success,
      ...(typeof description === 'string' ? { description } : {}),
      schema: shape,
    };
  });
}

const problems = {
  400: 'Something in the address is not understood; `detail` says what',
  401: 'No key, or one that opens nothing',
  403: 'The key may not read this',
  404: 'Not there, or another company’s',
  429: 'Too many calls: `Retry-After` says in how many seconds to come again',
} as const;

const problemResponse = (description: string, isLimit: boolean): JsonObject => ({
  description,
  ...(isLimit
    ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function operationOf(endpoint: Endpoint, components: JsonObject): JsonObject {
  const { operationId, summary, reads, answer, hasTable } = endpoint;
  return {
    operationId,
    summary,
    ...(reads === null ? {} : { description: `The key has to be made for ${reads}.` }),
    parameters: parametersOf(endpoint),
    responses: {
      200: {
        description: summary,
        headers: { ETag: { description: 'Of this very answer.', schema: { type: 'string' } } },
        content: {
          'application/json': { schema: schemaOf(answer, components) },
          ...(hasTable ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        },
      },
      304: { description: 'As it was: `If-None-Match` named it' },
      ...Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [
          status,
          problemResponse(description, status === '429'),
        ]),
      ),
    },
  };
}

/** The whole interface as OpenAPI 3.1, made of the schemas that read and write it. */
export function openApiDocument(endpoints: readonly Endpoint[]): JsonObject {
  const schemas: JsonObject = {};
  schemaOf(problemAnswer, schemas);
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.path, { get: operationOf(endpoint, schemas) }]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Tallrik', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    security: [{ key: [] }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the back office. It may read ${API_READS.join(', ')}, or some of them.`,
        },
      },
    },
  };
}
