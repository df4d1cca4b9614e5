/**
 * The test harness of the gateway. Each test file starts its own gateway on its own database:
 *
 *     const gateway = await startGateway({ now: '2026-07-15T12:00:00Z' });   // or startUseCases(): no HTTP, faster
 *     const manager = await createActor(gateway, 'MANAGER');                 // signed in, in a new organization
 *     const worker = await createActor(gateway, 'WORKER', manager);          // in the same organization
 *
 *     await gateway.rest(worker, 'POST', '/api/timesheets/clock-in', {});    // { status, body, headers }
 *     await gateway.graphql(manager, '{ viewer { users { nodes { id } } } }');
 *     await gateway.run(clockIn, user, { jobId });                           // the use case itself
 *     const socket = await gateway.socket(manager);                          // subscriptions
 *     gateway.clock.advance({ hours: 1 });                                   // the clock does not run by itself
 *     await gateway.close();
 *
 * `rest`, `graphql` and `socket` also take a user entity, whom they sign in, a session token, or null for no session.
 * `startGateway({ operations })` adds `gateway.call`, which calls each of these operations through either API.
 *
 * Builders of rows (`aUser`, `aTimesheet`) are in `test/builders.ts` of the features, their operations in `test/calls.ts`.
 */

export { type Actor, createActor, renewedBy } from './actors.js';
export { createKey, type TestKey } from './api-keys.js';
export { citusRun, hideTable, storedTable, storedTrigger } from './citus-cells.js';
export { TestClock } from './clock.js';
export {
  addressesOf,
  applicationOf,
  connectBeside,
  openCells,
  type TestDatabase,
  testDatabase,
} from './database.js';
export { DatabaseProxy } from './database-proxy.js';
export { startGateway, type TestGateway } from './gateway.js';
export { GatewayProcess, programArguments, runProgram } from './gateway-process.js';
export { holdRequest } from './held-request.js';
export { createTestLogger, type TestLogger } from './logger.js';
export type { UploadFile } from './multipart.js';
export { actionsOf, auditOf, roundTripsOf, statementsOf } from './observations.js';
export { apis, type Operations } from './operations.js';
export { attributesOf, OtlpReceiver, type ReceivedSpan } from './otlp-receiver.js';
export { payloadCallOf } from './payload-documents.js';
export { RedisServer } from './redis-server.js';
export { RemoteUser } from './remote-user.js';
export { type ApiResponse, failureOf } from './responses.js';
export { S3Double } from './s3-double.js';
export { expectClose, openSocket, type TestSocket } from './socket.js';
export { TcpProxy } from './tcp-proxy.js';
export { startUseCases, type TestServices, type TestUseCases, uncheckedInput } from './use-cases.js';
export { WatchedPubSub } from './watched-pub-sub.js';
