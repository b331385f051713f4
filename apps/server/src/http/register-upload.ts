import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability, PrincipalWith } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admit, callerOf } from './admit-callers.ts';
import { clientAddressOf } from './client-address.ts';
import { Refusal } from './refusal.ts';
import { idempotencyKeyOf, schemaOf } from './register-endpoint.ts';

export interface UploadLimits {
  readonly files: number;
  readonly bytesPerFile: number;
}

export interface FilePart {
  readonly fieldName: string;
  readonly fileName: string | undefined;
  /** Ends one byte above the limit. */
  readonly content: Readable;
}

export interface UploadCall<Query = unknown, Needed extends Capability = Capability> {
  readonly query: Query;
  /** One after the other: each has to be read before the next one comes. */
  readonly files: AsyncIterable<FilePart>;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
  readonly by: PrincipalWith<Needed>;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** 120 MB at 1.6 Mbit/s. */
const BODY_TIMEOUT_MS = 10 * 60 * 1000;
/** How long the rest of a refused upload is still read, so that a browser gets to see the refusal. */
const DRAIN_MS = 30 * 1000;
const FORM_BYTES = 64 * 1024;

/** Puts an endpoint that takes files on the server. Only it reads multipart; every other call goes on refusing it. */
export async function registerUpload<
  Reply extends z.ZodType,
  Query extends z.ZodType,
  Needed extends Capability,
>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Reply, Query, Needed>,
  { files, bytesPerFile }: UploadLimits,
  handle: (call: UploadCall<z.output<Query>, Needed>) => Promise<z.input<Reply>>,
): Promise<void> {
  app.endpoints.push(endpoint);
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        files,
        fileSize: bytesPerFile + 1,
        fields: 2 * files,
        fieldSize: 1024,
        fieldNameSize: 100,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    });
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: { ...schemaOf(endpoint), consumes: ['multipart/form-data'] },
      config: { bodyTimeoutMs: BODY_TIMEOUT_MS },
      onRequest: [
        admit(app, endpoint),
        async ({ headers }, reply) => {
          if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
            throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send multipart/form-data.');
          }
          if (Number(headers['content-length']) > files * bytesPerFile + FORM_BYTES) {
            // Nobody has to read that to the end.
            reply.header('connection', 'close');
            throw new Refusal('PAYLOAD_TOO_LARGE', 'That is more than this call takes.');
          }
        },
      ],
      handler: async (request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) gone.abort();
        });
        reply.header('cache-control', 'no-store');
        try {
          return await handle({
            query: request.query as z.output<Query>,
            files: filePartsOf(request),
            idempotencyKey: idempotencyKeyOf(request, endpoint),
            clientAddress: clientAddressOf(request),
            by: callerOf<Needed>(request),
            gone: gone.signal,
          });
        } finally {
          drain(request);
        }
      },
    });
  });
}

/** Fields without a file are passed over: some upload scripts send notes of their own under the same name. */
async function* filePartsOf(request: FastifyRequest): AsyncGenerator<FilePart> {
  try {
    for await (const part of request.files()) {
      yield { fieldName: part.fieldname, fileName: part.filename, content: part.file };
    }
  } catch (error) {
    // The parser's own errors have no status, and what it could not read is the sender's doing.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal('INVALID_INPUT', 'The form cannot be read.');
  }
}

/** Left alone, the rest of the body would stop the connection, and the browser would wait for ever. */
function drain({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, DRAIN_MS);
  raw.once('close', () => clearTimeout(timer));
}
