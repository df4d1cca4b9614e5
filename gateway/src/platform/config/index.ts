export { type Config, ConfigError, type Limits, type LogLevel, type MailConfig, type S3Config } from './config.js';
export { parseConfig } from './parse-config.js';
