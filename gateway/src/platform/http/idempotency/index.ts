export { idempotencyFeature } from './feature.js';
export { type Idempotent, idempotency } from './idempotency.js';
