export type { Ability } from './ability.generated.js';
export { newIdempotencyKey } from './idempotency-key.js';
export type {
  ModuleDefinition,
  RemoteEntry,
  RemotesFile,
  RequiredVersions,
  Screen,
  ScreenNavigation,
} from './module-definition.js';
export type { ScreenIcon } from './screen-icon.js';
export { learnServerTime, serverNow } from './server-clock.js';
export {
  type Role,
  roleNames,
  roles,
  type Session,
  SessionContext,
  type SessionUser,
  useCan,
  useSession,
} from './session.js';
export { ToastContext, type ToastMessage, useToast } from './toast.js';
