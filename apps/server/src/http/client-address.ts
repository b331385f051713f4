import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The client's address behind the trusted proxies. IPv4-mapped IPv6 is written as IPv4. */
export function clientAddressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return MAPPED.exec(ip)?.[1] ?? ip;
}
