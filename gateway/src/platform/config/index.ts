export { type Config, ConfigError, type S3Config } from './config.types.js';
export { parseConfig } from './environment.settings.js';
