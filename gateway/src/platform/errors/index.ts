export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  type Violation,
} from './domain-error.js';
export { failureTable, internalFailure } from './failure-table.js';
export { failures } from './failures.js';
export { StartError } from './start-error.js';
