export { idempotencyFeature } from './feature.js';
export { type IdempotencyParts, type IdempotentDoor, idempotency, type WriteFailure } from './idempotency.js';
