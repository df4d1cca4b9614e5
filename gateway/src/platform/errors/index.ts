export { chosenMustBeActive, unknownChoice } from './choice.js';
export {
  failures,
  failureTable,
  internalFailure,
  notForSubscriber,
  shorten,
  shortenFields,
  shortenMessage,
} from './common.js';
export {
  databaseAway,
  databaseFailureOf,
  diskFailureOf,
  hasMoved,
  isConnectionLost,
  isDatabaseAway,
  isStale,
  originalMessageOf,
  outcomeUnknown,
} from './database-away.js';
export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  type ReauthMethod,
  StartError,
  type Violation,
} from './gateway.js';
