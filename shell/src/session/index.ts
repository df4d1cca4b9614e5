export { sendRequest } from './rest-client.js';
export { ServerFailure } from './server-failure.js';
export { type Credentials, type OrganizationRegistration, sessionApi } from './session-api.js';
export { openSessionChannel } from './session-channel.js';
export { createSessionStore, type SessionState, type SessionStore, type SignedOutReason } from './session-store.js';
export { SessionStoreContext, useShellSession } from './session-store-context.js';
export {
  forgetDestination,
  loginPath,
  registrationPath,
  rememberedDestination,
  signedOutPaths,
} from './sign-in-address.js';
export { useSignInAddress } from './use-sign-in-address.js';
