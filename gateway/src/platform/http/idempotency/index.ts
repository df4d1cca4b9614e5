export { idempotencyFeature } from './feature.js';
export { type IdempotencyParts, type Idempotent, idempotency, type WriteFailure } from './idempotency.js';
