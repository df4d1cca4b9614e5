export { aPicture, aTextFile } from './files.js';
export {
  aConnection,
  aPayload,
  api,
  aViewer,
  failToConnect,
  type GraphQLSubscription,
  rejectWith,
  respondWith,
} from './graphql-api.js';
export { renderScreen } from './render-screen.js';
export { runTestsAt, stopClockAt, wakeAt } from './run-tests-at.js';
export { mockGateway } from './server.js';
export { aSession, aSessionAfterMove, aSessionAs } from './session.js';
