export { failures } from './common.failures.js';
export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  type Violation,
} from './domain.errors.js';
export { failureTable, internalFailure } from './failure-table.js';
export { StartError } from './start-error.js';
