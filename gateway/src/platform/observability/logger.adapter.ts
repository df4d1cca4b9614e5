import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config, LogLevel } from '../config/config.types.js';

/** Fields that must never be logged. */
const secrets = ['.cookie', '.authorization', '["set-cookie"]', '.password', '.token', '.secret'];

/** Logs one JSON line per event, or readable lines in a developer's terminal. */
export function createLogger({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>): Logger {
  const options = loggerOptions(logLevel);
  const readable = !production && process.stdout.isTTY;
  return readable ? pino(options, pretty({ sync: true, translateTime: 'HH:MM:ss' })) : pino(options);
}

export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap(expandPath), censor: '…' },
  };
}

/** The path at the top level and up to two levels down: `req.headers.cookie`. */
function expandPath(path: string): string[] {
  return [path.replace(/^\./, ''), `*${path}`, `*.*${path}`];
}
