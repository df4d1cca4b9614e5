export { idempotencyFeature } from './idempotency.feature.js';
export { type Idempotent, idempotency } from './idempotency.middleware.js';
