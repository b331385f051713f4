import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/keep-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { estimatePriceEndpoint } from '@funnel/contract/estimate/estimate-price';
import { claimFilesEndpoint } from '@funnel/contract/floor-plan/claim-files';
import { downloadByLinkEndpoint } from '@funnel/contract/floor-plan/download-by-link';
import { fetchFileEndpoint } from '@funnel/contract/floor-plan/fetch-file';
import {
  claimByLinkEndpoint,
  listArrivalsEndpoint,
  openLinkEndpoint,
  showLinkEndpoint,
} from '@funnel/contract/floor-plan/floor-plan-link';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { aliveEndpoint, readyEndpoint } from '@funnel/contract/health/health';
import { versionEndpoint } from '@funnel/contract/health/version';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { recogniseHolder } from './account/recognise-holder.ts';
import { recogniseApiKey } from './api-key/recognise-api-key.ts';
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  showAppointment,
} from './appointment/keep-appointment.ts';
import { requestPrecall } from './appointment/request-precall.ts';
import {
  ARRIVALS_LIMITS,
  BOOKING_LIMITS,
  ENQUIRY_LIMITS,
  ERROR_REPORT_LIMITS,
  FETCHED_FILE_LIMITS,
  LINK_LIMITS,
  PHONE_LINK_LIMITS,
  PHONE_UPLOAD_LIMITS,
  PRECALL_LIMITS,
  SHOWROOM_LIMITS,
} from './call-limits.ts';
import type { Config } from './config.ts';
import { answerCustomerCalls } from './customer-calls.ts';
import { answerDeskCalls } from './desk-calls.ts';
import { submitEnquiry } from './enquiry/submit-enquiry.ts';
import { submitTerminfinderEnquiry } from './enquiry/submit-terminfinder-enquiry.ts';
import { answerEnquiryCalls } from './enquiry-calls.ts';
import { reportError } from './error-report/report-error.ts';
import { answerEstimate } from './estimate/answer-estimate.ts';
import { claimFiles } from './floor-plan/claim-files.ts';
import { downloadByLink } from './floor-plan/download-by-link.ts';
import { fetchFile } from './floor-plan/fetch-file.ts';
import { openLink } from './floor-plan/open-link.ts';
import { uploadFiles } from './floor-plan/upload-files.ts';
import { claimByLink, isLinkToken, listArrivals, showLink } from './floor-plan/use-link.ts';
import { answerWithEvents } from './follow-events.ts';
import { readyCheck } from './health/check-ready.ts';
import { releaseOf } from './health/tell-version.ts';
import { logCalls } from './http/access-log.ts';
import { admitCallers } from './http/admit-callers.ts';
import { serveApiDocs } from './http/api-docs.ts';
import type { BrowserSession } from './http/browser-session.ts';
import { type CallLimit, limitCalls } from './http/call-limiter.ts';
import { callNameOf } from './http/call-name.ts';
import type { CallPlaces } from './http/call-places.ts';
import { clientList } from './http/client-list.ts';
import { endConnectionsOnStop } from './http/end-connections.ts';
import { replyNotFound, replyToErrors } from './http/error-reply.ts';
import { limitBodies } from './http/limit-bodies.ts';
import { endUnreadable, HEADER_LIMITS, limitConnections } from './http/limit-connections.ts';
import { registerDownload } from './http/register-download.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { registerUpload } from './http/register-upload.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveSecurityTxt } from './http/serve-security-txt.ts';
import { shedLoad } from './http/shed-load.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import type { PageSource } from './page/page-build.ts';
import { servePages } from './page/serve-pages.ts';
import { rescuer } from './rescuer.ts';
import type { Services } from './services.ts';
import { answerSettingsCalls } from './settings-calls.ts';
import { chooseShowroom } from './showroom/choose-showroom.ts';
import { openDays } from './slot/calendar-rules.ts';
import { slotLister } from './slot/list-slots.ts';
import { recogniseStaff } from './staff/recognise-staff.ts';

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
  /** Absent where no metrics token is set. */
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

  /** The confirmed address of a signed-in customer, on calls that anybody may make. */
  const confirmedEmailOf = async ({ token }: BrowserSession) => {
    const holder = token === undefined ? undefined : await recogniseHolder(services, token);
    return holder?.kind === 'customer' ? holder.email : undefined;
  };
  const rescueOf = rescuer(services);
  const limited = <Body>(limits: readonly CallLimit<Body>[]) => limitCalls(services, limits);
  registerEndpoint(app, aliveEndpoint, async () => ({ status: 'ok' as const }));
  registerEndpoint(app, readyEndpoint, readyCheck({ ...services, places }));
  const release = { ...releaseOf(pages?.commit), startedAt: services.now().toISOString() };
  registerEndpoint(app, versionEndpoint, async () => release);
  registerEndpoint(
    app,
    submitEnquiryEndpoint,
    (call) => submitEnquiry(services, call),
    limited(ENQUIRY_LIMITS),
  );
  registerEndpoint(app, listSlotsEndpoint, slotLister(services));
  registerEndpoint(
    app,
    requestPrecallEndpoint,
    async (call) =>
      requestPrecall(services, { ...call, customerEmail: await confirmedEmailOf(call.session) }),
    limited(PRECALL_LIMITS),
  );
  registerEndpoint(
    app,
    submitTerminfinderEnquiryEndpoint,
    (call) => submitTerminfinderEnquiry(services, call),
    limited(BOOKING_LIMITS),
  );
  registerEndpoint(
    app,
    showAppointmentEndpoint,
    (call) => showAppointment(services, call),
    limited(LINK_LIMITS),
  );
  registerEndpoint(
    app,
    confirmAppointmentEndpoint,
    (call) => confirmAppointment(services, call),
    limited(LINK_LIMITS),
  );
  registerEndpoint(
    app,
    moveAppointmentEndpoint,
    (call) => moveAppointment(services, call),
    limited(LINK_LIMITS),
  );
  registerEndpoint(
    app,
    cancelAppointmentEndpoint,
    (call) => cancelAppointment(services, call),
    limited(LINK_LIMITS),
  );
  registerEndpoint(
    app,
    chooseShowroomEndpoint,
    (call) => chooseShowroom(services, call),
    limited(SHOWROOM_LIMITS),
  );
  registerEndpoint(app, estimatePriceEndpoint, (call) => answerEstimate(services, call));
  registerEndpoint(app, tellAddressEndpoint, async ({ clientAddress }) => ({ ip: clientAddress }));
  registerEndpoint(
    app,
    reportErrorEndpoint,
    async (call) => reportError(services, { ...call, rescue: await rescueOf(call) }),
    limited(ERROR_REPORT_LIMITS),
  );
  registerEndpoint(app, claimFilesEndpoint, (call) => claimFiles(services, call));
  registerDownload(app, downloadByLinkEndpoint, (call) => downloadByLink(services, call));
  registerDownload(app, fetchFileEndpoint, (call) => fetchFile(services, call), limited(FETCHED_FILE_LIMITS));
  registerEndpoint(app, openLinkEndpoint, (call) => openLink(services, call), limited(PHONE_LINK_LIMITS));
  registerEndpoint(app, showLinkEndpoint, (call) => showLink(services, call), limited(PHONE_UPLOAD_LIMITS));
  registerEndpoint(
    app,
    claimByLinkEndpoint,
    (call) => claimByLink(services, call),
    limited(PHONE_UPLOAD_LIMITS),
  );
  registerEndpoint(
    app,
    listArrivalsEndpoint,
    (call) => listArrivals(services, call),
    limited(ARRIVALS_LIMITS),
  );
  const uploadLimits = { files: MAX_FILES, bytesPerFile: MAX_FILE_BYTES };
  await registerUpload(app, uploadFilesEndpoint, uploadLimits, (call) => uploadFiles(services, call));
  await answerCustomerCalls(app, services);
  answerDeskCalls(app, services);
  await answerEnquiryCalls(app, services);
  answerSettingsCalls(app, services);
  answerWithEvents(app, services);
  if (metrics && config.metricsToken) serveMetrics(app, config.metricsToken, metrics);

  if (pages) await servePages(app, pages, config, { ...services, openDays: () => openDays(services) });
  else app.setNotFoundHandler(replyNotFound);
  return app;
}
