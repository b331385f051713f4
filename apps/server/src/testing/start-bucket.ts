import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import aws4 from 'aws4';

export interface StoredObject {
  readonly body: Buffer;
  readonly mediaType: string | undefined;
}

const BUCKET = 'floor-plans';
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/**
 * A bucket with the subset of S3 that the product uses. It accepts a request only if an independent implementation of
 * Signature Version 4 gives the same signature.
 */
export async function startBucket() {
  /** Objects by their path in the bucket. */
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const [, bucket, ...rest] = new URL(url, 'http://bucket').pathname.split('/');
    const place = rest.join('/');
    if (!isSigned(request, body))
      return void response.writeHead(403).end('<Error>SignatureDoesNotMatch</Error>');
    if (bucket !== BUCKET) return void response.writeHead(404).end('<Error>NoSuchBucket</Error>');
    if (method === 'PUT') {
      objects.set(place, { body, mediaType: request.headers['content-type'] });
      return void response
        .writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` })
        .end();
    }
    const object = objects.get(place);
    if (method === 'DELETE') {
      objects.delete(place);
      return void response.writeHead(204).end();
    }
    if (place === '') return void response.writeHead(200).end('<ListBucketResult></ListBucketResult>');
    if (!object) return void response.writeHead(404).end('<Error>NoSuchKey</Error>');
    response
      .writeHead(200, { 'content-length': object.body.length })
      .end(method === 'HEAD' ? '' : object.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: BUCKET,
      region: 'eu-central-1',
      ...KEYS,
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isSigned({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const region = /Credential=[^/]+\/\d+\/([^/]+)\/s3\//.exec(authorization)?.[1] ?? '';
  const hash = headers['x-amz-content-sha256'];
  if (hash !== UNSIGNED && hash !== createHash('sha256').update(body).digest('hex')) return false;
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  const request = { service: 's3', region, method, path: url, headers: signed };
  const again = aws4.sign(request, KEYS).headers as Record<string, string>;
  return again['Authorization']?.replaceAll(' ', '') === authorization.replaceAll(' ', '');
}
