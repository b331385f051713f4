import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Where a call came from, as far as the proxies in front are trusted. IPv4 is written as IPv4. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return MAPPED.exec(ip)?.[1] ?? ip;
}
