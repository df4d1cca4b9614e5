import { trace } from '@opentelemetry/api';
import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.js';

/** Fields that must never be logged. */
const secrets = ['.cookie', '.authorization', '["set-cookie"]', '.password', '.token', '.secret'];

/** Logs one JSON line per event, or readable lines in a developer's terminal. */
export function createLogger({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>): Logger {
  const options = loggerOptions(logLevel);
  return isReadable({ production }) ? pino(options, pretty({ sync: true, translateTime: 'HH:MM:ss' })) : pino(options);
}

/** Whether lines are read in a developer's terminal, where one for each request would hide the others. */
export function isReadable({ production }: Pick<Config, 'production'>): boolean {
  return !production && process.stdout.isTTY;
}

export function loggerOptions(level: Config['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceOf,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap(expandPath), censor: '…' },
  };
}

/** Names the trace that a line belongs to, so that one leads to the other. A new object, because pino adds the line to it. */
function traceOf(): object {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  return traceId ? { traceId, spanId } : {};
}

/** The path at the top level and up to two levels down: `req.headers.cookie`. */
function expandPath(path: string): string[] {
  return [path.replace(/^\./, ''), `*${path}`, `*.*${path}`];
}
