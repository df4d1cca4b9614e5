export { createLogger } from './logger.adapter.js';
export { createMetrics, type Metrics } from './metrics.adapter.js';
