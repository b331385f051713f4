import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { settleReportEndpoint } from '@funnel/contract/error-report/settle-report';
import { aliveEndpoint, readyEndpoint } from '@funnel/contract/health/health';
import { versionEndpoint } from '@funnel/contract/health/version';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { recogniseHolder } from '../account/recognise-holder.ts';
import { recogniseApiKey } from '../api-key/recognise-api-key.ts';
import type { Config } from '../config/config.ts';
import { isLinkToken } from '../floor-plan/use-link.ts';
import { readyCheck } from '../health/check-ready.ts';
import { releaseOf } from '../health/tell-version.ts';
import { logCalls } from '../http/access-log.ts';
import { admitCallers } from '../http/admit-callers.ts';
import { serveApiDocs } from '../http/api-docs.ts';
import { callNameOf } from '../http/call-name.ts';
import type { CallPlaces } from '../http/call-places.ts';
import { clientList } from '../http/client-list.ts';
import { endConnectionsOnStop } from '../http/end-connections.ts';
import { replyNotFound, replyToErrors } from '../http/error-reply.ts';
import { limitBodies } from '../http/limit-bodies.ts';
import { endUnreadable, HEADER_LIMITS, limitConnections } from '../http/limit-connections.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { serveSecurityTxt } from '../http/serve-security-txt.ts';
import { shedLoad } from '../http/shed-load.ts';
import { measureCalls } from '../metrics/measure-calls.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { ownMails } from '../page/own-mails.ts';
import type { PageSource } from '../page/page-build.ts';
import { servePages } from '../page/serve-pages.ts';
import type { Services } from '../services.ts';
import { openDays } from '../slot/calendar-rules.ts';
import { recogniseStaff } from '../staff/recognise-staff.ts';
import { callWrappers } from './call-wrappers.ts';
import { EVERY_CALL } from './every-call.ts';
import { answerWithEvents } from './follow-events.ts';
import { settleRescued } from './settle-rescued.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Long enough to upload floor plans from a phone. Every other body has a shorter limit (limitBodies). */
const REQUEST_TIMEOUT_MS = 11 * 60 * 1000;

/** Calls from this machine come from a local proxy or from the operator. */
const isOwnMachine = clientList(['127.0.0.0/8', '::1']);

export interface AppParts {
  readonly config: Config;
  readonly services: Services;
  /** Absent in tests that need only the API calls. */
  readonly pages?: PageSource | undefined;
  readonly places: CallPlaces;
  /** Absent without a metrics token. */
  readonly metrics?: Metrics | undefined;
}

/** The composition root of the server: it binds each endpoint to its handler. */
export async function createApp({
  config,
  services,
  pages,
  places,
  metrics,
}: AppParts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    loggerInstance,
    genReqId: callNameOf,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'call' }),
    trustProxy: (_address, hop) => hop < config.trustedHops,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: HEADER_LIMITS,
    clientErrorHandler: endUnreadable(services.logger),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    ...(pages?.serverFactory && { serverFactory: pages.serverFactory }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  replyToErrors(app);
  logCalls(app);
  if (metrics) measureCalls(app, metrics);
  endConnectionsOnStop(app);
  const isUnlimited = (address: string) => isOwnMachine(address) || services.isUnlimited(address);
  limitConnections(app, {
    perClient: config.trustedHops > 0 ? undefined : config.maxConnectionsPerClient,
    isUnlimited,
  });
  limitBodies(app);
  shedLoad(app, { places, isUnlimited, onShed: () => metrics?.shedCalls.inc() });
  await addSecurityHeaders(app);
  if (config.showApiDocs) await serveApiDocs(app, config, () => services.settings.current().brand);
  serveSecurityTxt(app, config, services.now);
  await admitCallers(app, {
    publicOrigin: config.publicOrigin,
    findHolder: (token) => recogniseHolder(services, token),
    findStaff: (token, isUse) => recogniseStaff(services, token, isUse),
    findApiKey: (key, clientAddress) => recogniseApiKey(services, key, clientAddress),
    isEnquiryToken: (token) => isLinkToken(services, token),
    isPrepared: services.isPrepared,
  });

  app.decorate('wrapperOf', callWrappers(services));
  app.decorate('ownQuestions', () => services.settings.current().ownQuestions);
  registerEndpoint(app, aliveEndpoint, async () => ({ status: 'ok' as const }));
  registerEndpoint(app, readyEndpoint, readyCheck({ ...services, places }));
  const release = { ...releaseOf(pages?.commit), startedAt: services.now().toISOString() };
  registerEndpoint(app, versionEndpoint, async () => release);
  registerEndpoint(app, tellAddressEndpoint, async ({ clientAddress }) => ({ ip: clientAddress }));
  registerEndpoint(app, settleReportEndpoint, (call) =>
    settleRescued(services, { ...call, isAtlas: ownMails(config).enquiry }),
  );
  for (const bind of EVERY_CALL) await bind(app, services);
  answerWithEvents(app, services);
  if (metrics && config.metricsToken) serveMetrics(app, config.metricsToken, metrics);

  if (pages) await servePages(app, pages, config, { ...services, openDays: () => openDays(services) });
  else app.setNotFoundHandler(replyNotFound);
  return app;
}
