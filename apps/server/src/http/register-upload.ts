import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability } from '@funnel/domain/access/capability';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admit, type Caller, callerOf } from './admit-callers.ts';
import { NO_PLACE } from './call-places.ts';
import { clientAddressOf } from './client-address.ts';
import { Refusal } from './refusal.ts';
import { idempotencyKeyOf, schemaOf } from './register-endpoint.ts';

export interface FilePart {
  readonly fieldName: string;
  readonly fileName: string | undefined;
  /** The stream ends one byte above the size limit. */
  readonly content: Readable;
}

export interface UploadCall<Query = unknown, Needed extends Capability = Capability> extends Caller<Needed> {
  readonly query: Query;
  /** Sequential: each file must be read before the next one comes. */
  readonly files: AsyncIterable<FilePart>;
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
  /** Aborts when the client has disconnected. */
  readonly gone: AbortSignal;
}

/** Enough for 120 MB at 1.6 Mbit/s. */
const BODY_TIMEOUT_MS = 10 * 60 * 1000;
/** How long the rest of a refused upload is drained, so that a browser gets to see the refusal. */
const DRAIN_MS = 30 * 1000;
const FORM_BYTES = 64 * 1024;

/** Registers an endpoint that takes files. Only this endpoint parses multipart; every other call still refuses it. */
export async function registerUpload<
  Reply extends z.ZodType,
  Query extends z.ZodType,
  Needed extends Capability,
>(
  app: FastifyInstance,
  endpoint: Endpoint<z.ZodType, Reply, Query, Needed>,
  handle: (call: UploadCall<z.output<Query>, Needed>) => Promise<z.input<Reply>>,
): Promise<void> {
  app.endpoints.push(endpoint);
  const wrap = app.wrapperOf(endpoint);
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        files: MAX_FILES,
        fileSize: MAX_FILE_BYTES + 1,
        fields: 2 * MAX_FILES,
        fieldSize: 1024,
        fieldNameSize: 100,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    });
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: { bodyTimeoutMs: BODY_TIMEOUT_MS },
      onRequest: [
        admit(app, endpoint),
        async ({ headers }, reply) => {
          if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) {
            throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Send multipart/form-data.');
          }
          if (Number(headers['content-length']) > MAX_FILES * MAX_FILE_BYTES + FORM_BYTES) {
            // Too large to drain.
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
        // The client may have disconnected during admission.
        if (reply.raw.destroyed) gone.abort();
        reply.header('cache-control', 'no-store');
        try {
          const call = {
            query: request.query as z.output<Query>,
            files: filePartsOf(request),
            idempotencyKey: idempotencyKeyOf(request, endpoint),
            clientAddress: clientAddressOf(request),
            ...callerOf<Needed>(request),
            gone: gone.signal,
          };
          // A form takes long to arrive, so it has no place.
          return await wrap({ ...call, body: undefined, place: NO_PLACE }, () => handle(call));
        } finally {
          drain(request);
        }
      },
    });
  });
}

/** Fields without a file are ignored: some upload scripts send notes under the same name. */
async function* filePartsOf(request: FastifyRequest): AsyncGenerator<FilePart> {
  try {
    for await (const part of request.files()) {
      yield { fieldName: part.fieldname, fileName: part.filename, content: part.file };
    }
  } catch (error) {
    // Errors of the multipart parser have no status. A form that it cannot read is the sender's fault.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal('INVALID_INPUT', 'The form cannot be read.');
  }
}

/** Without draining, the unread body would block the connection and the browser would wait for ever. */
function drain({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, DRAIN_MS);
  raw.once('close', () => clearTimeout(timer));
}
