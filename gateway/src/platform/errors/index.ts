export { failures, failureTable, internalFailure } from './common.js';
export {
  databaseAway,
  databaseFailureOf,
  hasMoved,
  isConnectionLost,
  isDatabaseAway,
  originalMessageOf,
  outcomeUnknown,
} from './database-away.js';
export { diskFailureOf } from './full-disk.js';
export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  type ReauthMethod,
  StartError,
  type Violation,
} from './gateway.js';
export { shorten, shortenFields, shortenMessage } from './shorten.js';
