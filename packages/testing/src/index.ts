export { aPicture, aTextFile } from './files.js';
export { answered, api, type GatewayFailure, type GraphQLSubscription, refused, unreachable } from './graphql-api.js';
export { liveAt } from './live-at.js';
export { type RenderedScreen, renderScreen } from './render-screen.js';
export { playGateway } from './server.js';
export { aSession, aSessionAs } from './session.js';
export { untilSo } from './until-so.js';
