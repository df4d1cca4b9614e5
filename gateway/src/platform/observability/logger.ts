import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config, LogLevel } from '../config/config.js';

/** What must never stand in a log, wherever it turns up. */
const secrets = ['.cookie', '.authorization', '["set-cookie"]', '.password', '.token', '.secret'];

/** One JSON line per event; readable lines where a developer looks at a terminal. */
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
    redact: { paths: secrets.flatMap(everywhere), censor: '…' },
  };
}

/** At the top, and up to two levels down: `req.headers.cookie`. */
function everywhere(path: string): string[] {
  return [path.replace(/^\./, ''), `*${path}`, `*.*${path}`];
}
