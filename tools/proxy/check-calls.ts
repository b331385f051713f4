import { once } from 'node:events';
import { get } from 'node:http';
import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { exampleContact } from '../examples/example-visitors.ts';
import { callThrough, HOST, type RunningProxy, textOf } from './call-through.ts';
import { expectEqual } from './expect-equal.ts';

/** Plain http redirects to https, and https serves the page. */
export async function checkPage(proxy: RunningProxy): Promise<string> {
  const path = '/services/fun/funnel?funnel_name=short';
  const plain = get({ host: '127.0.0.1', port: proxy.httpPort, path, headers: { host: HOST }, agent: false });
  const [moved] = await once(plain, 'response');
  moved.resume();
  expectEqual('the status of plain http', moved.statusCode, 308);
  expectEqual('where it leads', moved.headers.location, `https://${HOST}${path}`);
  const answer = await callThrough(proxy, { path });
  expectEqual('the status of the page', answer.statusCode, 200);
  expectEqual('HSTS', answer.headers['strict-transport-security'], 'max-age=31536000');
  expectEqual('the page', /data-step="(\w+)"/.exec(await textOf(answer))?.[1], 'question_shape');
  return '308 to https, HSTS';
}

/** The server gets the real client address, whatever the client claims. */
export async function checkClientAddress(proxy: RunningProxy): Promise<string> {
  const { path } = tellAddressEndpoint;
  const other = '198.51.100.7';
  const headers = { 'x-forwarded-for': other, 'x-real-ip': other, forwarded: `for=${other}` };
  const answer = await callThrough(proxy, { path, from: '127.0.0.2', headers });
  expectEqual('the address', JSON.parse(await textOf(answer)).ip, '127.0.0.2');
  return 'as it called, not as it claims';
}

/** The limit of enquiries applies to one address, whatever it claims. */
export async function checkLimit(proxy: RunningProxy): Promise<string> {
  const { path, method } = submitEnquiryEndpoint;
  let visitor = 0;
  async function sendFrom(from: string): Promise<number | undefined> {
    visitor += 1;
    const body = JSON.stringify(exampleContact(visitor));
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${visitor}` };
    const answer = await callThrough(proxy, { path, method, from, headers, body });
    answer.resume();
    return answer.statusCode;
  }
  let status = await sendFrom('127.0.0.3');
  while (status === 200) status = await sendFrom('127.0.0.3');
  expectEqual('the status over the limit', status, 429);
  expectEqual('the status of another address', await sendFrom('127.0.0.4'), 200);
  return `429 after ${visitor - 2}; another address goes on`;
}
