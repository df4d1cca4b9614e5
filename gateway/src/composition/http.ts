import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { permissionTable as permissions, scopeTable as scopes } from '../access/index.js';
import { assertEachHasAPolicy } from '../access/permission-table.js';
import { sessionEnded } from '../features/identity/index.js';
import { routeGroupsOf, routesOf } from '../platform/api/operation.js';
import { Slots } from '../platform/concurrency/slots.js';
import { acceptsChanges, isMigrated } from '../platform/database/migrator.js';
import type { UnitOfWork } from '../platform/database/unit-of-work.js';
import type { Feature } from '../platform/feature.js';
import { DocumentPolicy } from '../platform/graphql/documents/document-requests.js';
import { createPublishedDocuments } from '../platform/graphql/documents/published-documents.js';
import { createDocumentKeeper, TrustedDocuments } from '../platform/graphql/documents/trusted-documents.js';
import { PlannedOperations } from '../platform/graphql/execution/planned-operations.js';
import { queryCostOf } from '../platform/graphql/limits/query-cost.js';
import { mutationNamer, operationsOf } from '../platform/graphql/schema/operations.js';
import { schemaOf, textOfSchema } from '../platform/graphql/schema/schema.js';
import { graphqlNameOf } from '../platform/graphql/schema/types-from-zod.js';
import { createApolloServer } from '../platform/graphql/server/apollo-server.js';
import { redirectBrowsersToGraphiql, serveGraphiql } from '../platform/graphql/server/graphiql.js';
import { acceptGetRequests, serveGraphql, writeGraphqlFailure } from '../platform/graphql/server/graphql.js';
import { observeOperations } from '../platform/graphql/server/operation-metrics.js';
import { PlannedResponses } from '../platform/graphql/server/planned-response.js';
import { serveSchemaText } from '../platform/graphql/server/schema-text.js';
import { createEventSources } from '../platform/graphql/subscriptions/event-sources.js';
import { serveSubscriptions } from '../platform/graphql/subscriptions/subscriptions.js';
import { KeyUsage } from '../platform/graphql/usage/key-usage.js';
import type { Uploads } from '../platform/http/bodies/multipart-form.js';
import { beginInTurn } from '../platform/http/bodies/turns.js';
import { compressResponses } from '../platform/http/compression/compressed-responses.js';
import { writeProblem } from '../platform/http/failures/problem.js';
import { createIdempotency, type WrapWithIdempotency } from '../platform/http/idempotency/idempotency.js';
import { requireSession, serveApiDocs } from '../platform/http/openapi/api-docs.js';
import { buildOpenApiDocument } from '../platform/http/openapi/openapi-document.js';
import { serveRest } from '../platform/http/routes/rest.js';
import type { Route } from '../platform/http/routes/route.js';
import { identifyCallers, limitRequests } from '../platform/http/security/caller.js';
import { createServer, type Shutdown } from '../platform/http/server/fastify.js';
import { serveHealthChecks, serveMetrics } from '../platform/http/server/monitoring.js';
import type { Metrics } from '../platform/observability/metrics.js';
import type { Clock, Platform } from '../platform/ports/platform.js';
import { UploadFolder } from '../platform/storage/upload-folder.js';
import type { Callers, Executor } from '../platform/use-case/index.js';
import { gatewayVersion, repository } from '../repository.js';
import { fetchText } from '../web/manifests.js';
import { createQueryRunner, createSessionReader } from '../web/page-requests.js';
import { createRemoteModules, type RemoteModules } from '../web/remotes.js';
import { releasesIn } from '../web/remotes-file.js';
import { sendSecurityHeaders } from '../web/security-headers.js';
import { serveWebFiles } from '../web/web-files.js';
import type { Releases } from './releases.js';

interface HttpParts {
  readonly platform: Platform;
  readonly orm: MikroORM;
  readonly unitOfWork: UnitOfWork;
  readonly executor: Executor;
  readonly features: readonly Feature[];
  readonly callers: Callers;
  readonly metrics: Metrics;
  readonly releases: Releases;
  readonly shutdown: Shutdown;
}

export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { platform, orm, unitOfWork, executor, features, metrics, shutdown } = parts;
  const { config, logger, clock } = platform;
  const routes = routesOf(features);
  const { releases, publicUrl } = config;
  const modules = await createRemoteModules({ root: repository, releases, publicUrl, logger, metrics });
  const { securityEvents } = platform;
  const http = await createServer({ config, logger, metrics, securityEvents, shutdown });
  sendTime(http, clock);
  sendSecurityHeaders(http, { publicUrl, remotes: () => modules.remotes.origins });
  const wrapWithIdempotency = createIdempotency({ unitOfWork, executor, clock, limits: config.limits });
  const folder = await UploadFolder.open(config.dataDir, logger);
  http.addHook('onClose', () => folder.close());
  const uploads: Uploads = { folder, slots: new Slots(config.limits.uploads) };
  const shared = { ...parts, routes, wrapWithIdempotency, uploads };
  await addRest(http, shared);
  const documents = createTrustedDocuments(parts, modules);
  await addGraphql(http, { ...shared, documents });
  await http.register(async (scope) => {
    serveHealthChecks(scope, {
      isReady: async () => (await acceptsChanges(orm)) && isMigrated(orm),
      shutdown: parts.shutdown,
    });
    serveMetrics(scope, metrics, config);
  });
  await addPages(http, parts, modules);
  metrics.watchModules(async () => Object.keys(await modules.remotes.read()));
  addGauges(metrics, uploads);
  await http.ready();
  return http;
}

/** The clock of this computer may be wrong, and browsers show what the header says. */
function sendTime(http: FastifyInstance, clock: Clock): void {
  http.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done(null, payload);
  });
}

function addGauges(metrics: Metrics, { slots }: Uploads): void {
  metrics.addGauge({
    name: 'timetrack_build_info',
    help: 'Always 1. The labels have the version of the gateway and of Node.',
    labels: ['version', 'node'],
    read: (set) => set(1, { version: gatewayVersion, node: process.versions.node }),
  });
  metrics.addGauge({
    name: 'timetrack_uploads',
    help: 'Uploads that this gateway is receiving or processing.',
    read: (set) => set(slots.count),
  });
}

interface ApiParts extends HttpParts {
  readonly routes: readonly Route[];
  readonly wrapWithIdempotency: WrapWithIdempotency;
  readonly uploads: Uploads;
}

function receiveCallers(http: FastifyInstance, { platform, callers }: HttpParts): void {
  const { limits, publicUrl } = platform.config;
  compressResponses(http);
  limitRequests(http, { rateLimits: platform.rateLimits, limits, publicUrl });
  beginInTurn(http);
  identifyCallers(http, { callers, publicUrl });
}

async function addRest(http: FastifyInstance, { routes, wrapWithIdempotency, uploads, ...parts }: ApiParts) {
  const { platform, executor, features } = parts;
  const { limits } = platform.config;
  const operations = routes.map(({ useCase }) => useCase.operation);
  assertEachHasAPolicy(operations, permissions);
  await http.register(async (scope) => {
    receiveCallers(scope, parts);
    const wrap = wrapWithIdempotency(writeProblem);
    await serveRest(scope, { routes, executor, limits, uploads, wrap });
  });
  const groups = routeGroupsOf(features);
  const buildDocument = () =>
    buildOpenApiDocument({ groups, permissions, scopes, version: gatewayVersion, findTypeName: graphqlNameOf });
  await addDocs(http, parts, (scope) => serveApiDocs(scope, buildDocument));
}

async function addDocs(
  http: FastifyInstance,
  parts: HttpParts,
  serve: (scope: FastifyInstance) => void | Promise<void>,
) {
  const { apiDocs } = parts.platform.config.http;
  if (apiDocs === 'off') return;
  await http.register(async (scope) => {
    if (apiDocs === 'signed-in') {
      receiveCallers(scope, parts);
      requireSession(scope);
    } else compressResponses(scope);
    await serve(scope);
  });
}

function createTrustedDocuments({ platform, orm }: HttpParts, { remotes }: RemoteModules): TrustedDocuments {
  const { config, clock, logger } = platform;
  return new TrustedDocuments({
    readPublished: createPublishedDocuments({
      folders: [repository, config.releases.folder],
      recorded: path.join(repository, 'packages/tooling/releases/operations'),
      listRemote: async () => releasesIn(await remotes.read()).filter(({ manifest }) => URL.canParse(manifest)),
      fetchText,
      onFailure: (err, place) => logger.warn({ err, place }, 'the operations of a module could not be read'),
    }),
    keep: createDocumentKeeper(orm, clock),
    logger,
  });
}

async function addGraphql(
  http: FastifyInstance,
  { routes, wrapWithIdempotency, uploads, documents, ...parts }: ApiParts & { readonly documents: TrustedDocuments },
) {
  const { platform, executor, features, callers, metrics } = parts;
  const { config, logger, clock, pubSub, rateLimits } = platform;
  const { limits, production } = config;
  const schema = await schemaOf(features);
  assertEachHasAPolicy(
    operationsOf(schema).map(([, operation]) => operation),
    permissions,
  );
  const shared = { schema, executor };
  const operations = new PlannedOperations(schema, ({ document, operationName }) =>
    queryCostOf({ schema, document, operationName }),
  );
  const observe = observeOperations(metrics, (name) => documents.hasOperation(name));
  const policy = new DocumentPolicy({ documents, isRequired: config.http.requiresTrustedDocuments });
  const keyUsage = new KeyUsage({ schema, orm: parts.orm, clock, logger });
  const apollo = createApolloServer({ ...shared, config, logger, observe, operations, keyUsage });
  const plannedResponses = new PlannedResponses({ operations, observe, keyUsage, maxCost: limits.graphqlCost });
  await apollo.start();
  await http.register(async (scope) => {
    receiveCallers(scope, parts);
    if (!production) redirectBrowsersToGraphiql(scope);
    acceptGetRequests(scope);
    const wrap = wrapWithIdempotency(writeGraphqlFailure);
    const operationOf = mutationNamer(schema);
    const common = { policy, keyUsage, pubSub, limits };
    await serveGraphql(scope, { ...common, apollo, plannedResponses, executor, operationOf, uploads, wrap });
    const feeds = features.flatMap(({ feeds = [] }) => feeds);
    const openSource = createEventSources({ pubSub, unitOfWork: parts.unitOfWork, feeds });
    serveSubscriptions(scope, { ...shared, ...common, callers, rateLimits, clock, sessionEnded, openSource, metrics });
  });
  await addDocs(http, parts, (scope) => serveSchemaText(scope, () => textOfSchema(schema)));
  http.addHook('onClose', async () => {
    await apollo.stop();
    await keyUsage.close();
  });
}

async function addPages(http: FastifyInstance, { platform, releases }: HttpParts, modules: RemoteModules) {
  const { config, clock } = platform;
  await http.register(async (scope) => {
    await serveWebFiles(scope, {
      ...{ ...modules, root: repository, releases: config.releases.folder, keptFiles: releases.keptFiles },
      readSession: createSessionReader(http),
      runQueries: createQueryRunner(http, clock),
      clock,
    });
    if (!config.production) serveGraphiql(scope);
  });
}
