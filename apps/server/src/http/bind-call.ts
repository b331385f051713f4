import type { Endpoint } from '@funnel/contract/endpoint';
import type { Capability } from '@funnel/domain/access/capability';
import type { z } from '@funnel/domain/schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { QueryCall } from './register-answer.ts';
import { registerCalendar } from './register-calendar.ts';
import { type Download, registerDownload } from './register-download.ts';
import { type Call, registerEndpoint } from './register-endpoint.ts';
import { registerUpload, type UploadCall } from './register-upload.ts';

/** An endpoint with its handler. Each concept has a list of them (`…-calls.ts`); `app.ts` binds them all. */
export type BoundCall = (app: FastifyInstance, services: Services) => void | Promise<void>;

type Schema = z.ZodType;
type Handler<C, Reply> = (services: Services, call: C) => Promise<Reply>;

/** Answers with JSON. */
export const answer =
  <Body extends Schema, Reply extends Schema, Query extends Schema, Needed extends Capability>(
    endpoint: Endpoint<Body, Reply, Query, Needed>,
    handle: Handler<Call<z.output<Body>, z.output<Query>, Needed>, z.input<Reply>>,
  ): BoundCall =>
  (app, services) =>
    registerEndpoint(app, endpoint, (call) => handle(services, call));

/** Answers with JSON, by a handler that is made once and remembers something. */
export const answerBy =
  <Body extends Schema, Reply extends Schema, Query extends Schema, Needed extends Capability>(
    endpoint: Endpoint<Body, Reply, Query, Needed>,
    make: (
      services: Services,
    ) => (call: Call<z.output<Body>, z.output<Query>, Needed>) => Promise<z.input<Reply>>,
  ): BoundCall =>
  (app, services) =>
    registerEndpoint(app, endpoint, make(services));

export const answerWithFile =
  <Query extends Schema, Needed extends Capability>(
    endpoint: Endpoint<Schema, Schema, Query, Needed>,
    handle: Handler<QueryCall<z.output<Query>, Needed>, Download>,
  ): BoundCall =>
  (app, services) =>
    registerDownload(app, endpoint, (call) => handle(services, call));

export const answerWithCalendar =
  <Query extends Schema, Needed extends Capability>(
    endpoint: Endpoint<Schema, Schema, Query, Needed>,
    handle: Handler<QueryCall<z.output<Query>, Needed>, string>,
  ): BoundCall =>
  (app, services) =>
    registerCalendar(app, endpoint, (call) => handle(services, call));

export const receiveFiles =
  <Reply extends Schema, Query extends Schema, Needed extends Capability>(
    endpoint: Endpoint<Schema, Reply, Query, Needed>,
    handle: Handler<UploadCall<z.output<Query>, Needed>, z.input<Reply>>,
  ): BoundCall =>
  (app, services) =>
    registerUpload(app, endpoint, (call) => handle(services, call));
