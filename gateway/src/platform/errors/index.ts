export { failures, failureTable, internalFailure } from './common.failures.js';
export {
  databaseAway,
  databaseFailureOf,
  hasMoved,
  isConnectionLost,
  isDatabaseAway,
  originalMessageOf,
  outcomeUnknown,
} from './database-away.failures.js';
export { diskFailureOf } from './full-disk.failures.js';
export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  type ReauthMethod,
  StartError,
  type Violation,
} from './gateway.errors.js';
export { shorten, shortenFields, shortenMessage } from './shorten.presenter.js';
