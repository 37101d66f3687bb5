import type { AnyRouter, AnyTRPCProcedure } from '@trpc/server';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { rolesWith } from '../../../shared/permissions';
import { agreementFilter } from '../../../shared/schemas/agreement';
import { clientPageQuery } from '../../../shared/schemas/client';
import { recordId } from '../../../shared/schemas/id';
import { mediaRecord } from '../../../shared/schemas/media';
import { vendorAnswer } from '../../../shared/schemas/outcome';
import { z } from '../../../shared/zod';
import { getSuccessStatus } from '../../core/http/rest';
import type { Meta } from '../../core/http/trpc';
import { withNamedSchemas } from './named-schemas';
import { webhookOperations } from './webhook-operations';

const text = { type: 'string' } as const;

const issueSchema = {
  type: 'object',
  properties: { path: { type: 'array', items: text }, message: text, code: text },
  required: ['path', 'message', 'code'],
} as const;

const errorSchema = {
  type: 'object',
  description: 'What went wrong and what to do about it.',
  properties: {
    message: { ...text, description: 'A sentence for a person' },
    code: { ...text, description: 'A constant for a program', example: 'BAD_REQUEST' },
    issues: {
      type: 'array',
      description: 'Each field that is missing or invalid',
      items: { $ref: '#/components/schemas/Issue' },
    },
    contact: {
      $ref: '#/components/schemas/ContactAnswer',
      description: 'Where the contact gate refused a message',
    },
    requestId: { ...text, format: 'uuid', description: 'Also in X-Request-Id; name it when you ask us' },
  },
  required: ['message', 'code', 'requestId'],
} as const;

/** A schema in the generator's format. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'input') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
};

const { properties: toldToVendors = {} } = jsonSchema(vendorAnswer) as {
  properties?: Record<string, object>;
};

/** The errors of the intake: a caller with a key gets the same, and more. */
const intakeErrorSchema = {
  ...errorSchema,
  description: 'What went wrong. A caller with a key reads the constants from `outcome` on.',
  properties: { ...errorSchema.properties, ...toldToVendors, requestId: errorSchema.properties.requestId },
} as const;

const requestIdHeader = { schema: { ...text, format: 'uuid' }, description: 'The id of this request' };
const retryAfter = { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait' } as const;
const listHeaders = {
  'X-Total-Count': { schema: { type: 'integer', minimum: 0 }, description: 'Rows on all pages' },
  Link: { schema: text, description: 'Where the first, previous, next and last pages stand (RFC 8288)' },
} as const;

const errors: Record<string, string> = {
  400: 'A field is missing or invalid, or the body is not valid JSON',
  401: 'Not signed in; or a key that is not valid',
  403: 'Signed in without the right to do this, or sent from another site; or the vendor is paused; or, with the code `PASSWORD_NEEDED`, a sensitive step more than 15 minutes after the password was typed: send it to `/auth/confirm` first',
  404: 'There is no such record',
  405: 'The method is not supported here; `Allow` names those that are',
  409: 'It contradicts what is stored, or someone else changed it first',
  412: 'It cannot be done any more',
  413: 'The body is too large',
  415: 'The body has another type than those listed',
  422: 'The Idempotency-Key came with another body; or a rejection by rule',
  428: 'The account has a second factor: send its code, too',
  429: 'Too many requests',
  500: 'A fault on our side',
  503: 'The database cannot confirm the call within three seconds',
};

const errorResponse = (status: string, schema = 'Error') => ({
  description: errors[status] ?? 'Error',
  headers: {
    'X-Request-Id': requestIdHeader,
    ...((status === '429' || status === '503') && { 'Retry-After': retryAfter }),
  },
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorResponse(String(status))]));

const cookieOnly = [{ session: [] }];
const byKey = [{ bearerKey: [] }, { apiKey: [] }];

/** Describes the allowed callers; the summary says what the call does. */
const whoMay = ({ permission = 'anyone', proven }: Pick<Meta, 'permission' | 'proven'>): string => {
  if (permission === 'anyone') return 'Open to everyone. How often is limited.';
  if (permission === 'a vendor') return "For a vendor's program, with its key; a paused vendor may ask, too.";
  const roles = rolesWith(permission).map((role) => `\`${role}\``);
  return `For signed-in staff in the role ${roles.join(' or ')}.${proven ? ' It asks for the password again 15 minutes after that was typed.' : ''}`;
};

const uploadPath = {
  post: {
    operationId: 'media-upload',
    summary:
      'Upload an image (JPG, PNG or WebP up to 2 MB and 8,000 pixels a side, or a plain SVG up to 100 kB)',
    description: whoMay({ permission: 'media.upload' }),
    tags: ['Media'],
    security: cookieOnly,
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { ...text, format: 'binary' }, client_id: text },
            required: ['file'],
          },
        },
      },
    },
    responses: {
      201: {
        description: 'Stored; the image is served at /media/{id}',
        headers: { 'X-Request-Id': requestIdHeader },
        content: {
          'application/json': { schema: jsonSchema(mediaRecord) },
        },
      },
      ...errorResponses(400, 401, 403, 413, 415, 429, 500, 503),
    },
  },
};

const exportFields = Object.entries(clientPageQuery.omit({ page: true, limit: true }).shape).map(
  ([name, schema]) => [name, jsonSchema(schema)] as const,
);
const exportOperation = {
  description: whoMay({ permission: 'leads.export' }),
  tags: ['Clients'],
  security: cookieOnly,
};
const exportedFile = {
  200: { description: 'The file, in UTF-8', content: { 'text/csv': { schema: text } } },
};

const exportPath = {
  get: {
    operationId: 'clients-export',
    summary: 'All clients of a search as a CSV file, newest first',
    ...exportOperation,
    parameters: exportFields.map(([name, schema]) => ({ name, in: 'query', schema })),
    responses: { ...exportedFile, ...errorResponses(400, 401, 403, 429, 500, 503) },
  },
  post: {
    operationId: 'clients-export-search',
    summary: 'The same file with the search in the body, so that no name is in a URL',
    ...exportOperation,
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: Object.fromEntries(exportFields),
          },
        },
      },
    },
    responses: { ...exportedFile, ...errorResponses(400, 401, 403, 413, 415, 429, 500, 503) },
  },
};

const agreementExportPath = {
  get: {
    operationId: 'agreements-export',
    summary: 'The agreements of all leads as a CSV file, newest first',
    description: whoMay({ permission: 'agreements.export' }),
    tags: ['Agreements'],
    security: cookieOnly,
    parameters: Object.entries(agreementFilter.shape).map(([name, schema]) => ({
      name,
      in: 'query',
      schema: jsonSchema(schema),
    })),
    responses: { ...exportedFile, ...errorResponses(400, 401, 403, 429, 500, 503) },
  },
};

const checkpointPath = {
  get: {
    operationId: 'consents-checkpoint',
    summary: "The ledger's newest head as a signed note (C2SP tlog-checkpoint)",
    description: 'Open to everyone. Tools that follow transparency logs read it as it is.',
    tags: ['Consent'],
    security: [],
    responses: {
      200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...errorResponses(404, 429, 500, 503),
    },
  },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Up to 255 characters, kept 24 hours: a repeat gets the first answer instead of a second lead',
  schema: { ...text, maxLength: 255 },
} as const;

type Operation = {
  description?: string;
  security?: object[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  parameters?: { name: string; [more: string]: unknown }[];
  responses: Record<string, { description: string; headers?: object; content?: object }>;
};

/** The errors that follow from who may call, how and with what, and those that the call names. */
const findErrors = ({ openapi, permission, errors = [] }: Meta, hasInput: boolean): number[] => {
  const { method, path } = openapi!;
  const sendsBody = hasInput && (method === 'POST' || method === 'PUT');
  const isForRoles = !['anyone', 'account.own', 'a vendor'].includes(permission!);
  return [
    ...(hasInput ? [400] : []),
    ...(permission === 'anyone' ? [] : [401]),
    // Even an open write is refused if another site makes a signed-in browser send it.
    ...(isForRoles || method !== 'GET' ? [403] : []),
    ...(path.includes('{id}') ? [404] : []),
    ...(sendsBody ? [413, 415] : []),
    ...[429, 500, 503],
    ...errors,
  ];
};

const describeResponses = (operation: Operation, meta: Meta, status: number) => {
  const { 200: success } = operation.responses;
  const hasInput = Boolean(operation.parameters?.length || operation.requestBody);
  const isList = JSON.stringify(success?.content ?? {}).startsWith(
    '{"application/json":{"schema":{"type":"array"',
  );
  const headers = {
    'X-Request-Id': requestIdHeader,
    ...(isList && operation.parameters?.some(({ name }) => name === 'page') && listHeaders),
  };
  operation.responses = {
    [status]:
      status === 204 ? { description: 'Done', headers } : { ...success, description: 'Success', headers },
    ...(meta.pending && {
      202: {
        ...success,
        description: 'Not ready yet: ask again',
        headers: { ...headers, 'Retry-After': retryAfter },
      },
    }),
    ...errorResponses(...findErrors(meta, hasInput)),
  };
};

/** Responses only for callers with a key, and for staff who accept such a submission. */
const vendorAnswered = (description: string) => ({
  description,
  headers: { 'X-Request-Id': requestIdHeader },
  content: { 'application/json': { schema: jsonSchema(vendorAnswer) } },
});

/** Describes the intake: the effect of a key, and responses only for callers with one. */
const describeIntake = (operation: Operation) => {
  operation.security = [{}, ...byKey];
  for (const status of Object.keys(operation.responses))
    if (status >= '400') operation.responses[status] = errorResponse(status, 'IntakeError');
  operation.responses[200] = vendorAnswered(
    'With a key: a duplicate of yours, or a test that was checked in full',
  );
};

/** Describes fields that are in the address although the others are in the body. */
const describeQuery = (operation: Operation, names: readonly string[]) => {
  const schema = operation.requestBody?.content['application/json']?.schema as
    | { properties: Record<string, object> }
    | undefined;
  for (const name of names) {
    operation.parameters = [
      ...(operation.parameters ?? []),
      { name, in: 'query', schema: schema?.properties[name] ?? {} },
    ];
    delete schema?.properties[name];
  }
};

const describeForm = (operation: Operation) => {
  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  if (content && json)
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) content[type] = json;
  operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
};

const packetPath = {
  get: {
    operationId: 'packet-take',
    summary: 'Everything about a lead as one signed ZIP, entered in the ledger',
    tags: ['Agreements'],
    description: whoMay({ permission: 'packet.take', proven: true }),
    security: cookieOnly,
    parameters: [{ name: 'id', in: 'path', required: true, schema: jsonSchema(recordId) }],
    responses: {
      200: {
        description: 'The packet',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
      ...errorResponses(400, 401, 403, 404, 429, 500, 503),
    },
  },
};

/** A router with the sections that its procedures name. */
export type Documented = { router: AnyRouter; tags: readonly { name: string; description: string }[] };

/** The OpenAPI 3.1 document of the live router. */
export const openApiDocument = ({ router, tags }: Documented, publicUrl?: string): OpenAPIObject => {
  const document = generateOpenApiDocument(router as never, {
    title: 'Lantern intake API',
    version: '1.0.0',
    description:
      'Send leads to `POST /api/clients`; no key is needed. Vendors show theirs, and read what became of each post in constants. Everything else is for signed-in staff.',
    baseUrl: `${publicUrl?.replace(/\/$/, '') ?? ''}/api`,
    securitySchemes: {
      bearerKey: {
        type: 'http',
        scheme: 'bearer',
        description: "A vendor's key: `Authorization: Bearer lk_...`",
      },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The same key' },
      session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by POST /api/auth/login' },
    },
  });
  for (const procedure of Object.values(router._def.procedures) as AnyTRPCProcedure[]) {
    const meta = procedure._def.meta as Meta | undefined;
    if (!meta?.openapi) continue;
    const method = meta.openapi.method.toLowerCase() as 'get';
    const operation = document.paths?.[meta.openapi.path]?.[method] as unknown as Operation;
    // The generator offers every scheme everywhere; say explicitly what is open to everyone on purpose.
    operation.security =
      meta.permission === 'anyone' ? [] : meta.permission === 'a vendor' ? byKey : cookieOnly;
    operation.description = whoMay(meta);
    describeResponses(operation, meta, getSuccessStatus(procedure));
    if (meta.form) describeForm(operation);
    if (meta.query) describeQuery(operation, meta.query);
    if (meta.openapi.path === '/clients' && meta.openapi.method === 'POST') describeIntake(operation);
    if (meta.openapi.path === '/intake/refused/{id}/replay')
      operation.responses[200] = vendorAnswered('Its vendor sent this person before');
  }
  const paths = {
    ...document.paths,
    '/media/upload': uploadPath,
    '/exports/clients.csv': exportPath,
    '/exports/agreements.csv': agreementExportPath,
    '/clients/{id}/packet': packetPath,
    '/consent/checkpoint': checkpointPath,
  };
  // Drop the bounds that zod writes for `z.int()`: JavaScript's limits mean nothing to a caller.
  const tidy = JSON.stringify({ paths, webhooks: webhookOperations, IntakeError: intakeErrorSchema })
    .replaceAll(/,"minimum":-9007199254740991,"maximum":9007199254740991(?=[,}])/g, '')
    .replaceAll('"format":"starts_with",', '');
  const named = withNamedSchemas(JSON.parse(tidy));
  const { IntakeError, ...calls } = named.document as Record<string, object>;
  return {
    ...document,
    info: {
      ...document.info,
      contact: {
        name: 'The person who gave you your key',
        ...(publicUrl && { url: new URL('/', publicUrl).href }),
      },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...tags],
    ...calls,
    components: {
      ...document.components,
      schemas: { Error: errorSchema, Issue: issueSchema, IntakeError, ...named.schemas },
    },
  } as unknown as OpenAPIObject;
};
