export { type Config, ConfigError, type S3Config } from './config.js';
export { parseConfig } from './parse-config.js';
