export { failures, failureTable, internalFailure } from './common.failures.js';
export {
  DomainError,
  enforce,
  type FailureKind,
  type FieldMessages,
  StartError,
  type Violation,
} from './gateway.errors.js';
