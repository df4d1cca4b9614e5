export {
  DomainError,
  type DomainErrorDetails,
  enforce,
  type FailureKind,
  type FieldMessages,
  type Violation,
} from './domain-error.js';
export { type FailureForm, failureTable, internalFailure } from './failure-table.js';
export { failures } from './failures.js';
export { StartError } from './start-error.js';
