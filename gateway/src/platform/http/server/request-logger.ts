import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

type Line = Parameters<FastifyBaseLogger['info']>;

/**
 * The logger of a request. It becomes a child of the server's logger with the first line that is written, because most
 * requests write none.
 */
export class RequestLogger implements FastifyBaseLogger {
  private opened: FastifyBaseLogger | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: ChildLoggerOptions,
  ) {}

  private get logger(): FastifyBaseLogger {
    this.opened ??= this.parent.child(this.bindings, this.options) as FastifyBaseLogger;
    return this.opened;
  }

  get level(): FastifyBaseLogger['level'] {
    return this.opened?.level ?? this.parent.level;
  }
  set level(level: FastifyBaseLogger['level']) {
    this.logger.level = level;
  }
  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.logger.child(bindings, options) as FastifyBaseLogger;
  }

  fatal(...line: unknown[]): void {
    this.logger.fatal(...(line as Line));
  }
  error(...line: unknown[]): void {
    this.logger.error(...(line as Line));
  }
  warn(...line: unknown[]): void {
    this.logger.warn(...(line as Line));
  }
  info(...line: unknown[]): void {
    this.logger.info(...(line as Line));
  }
  debug(...line: unknown[]): void {
    this.logger.debug(...(line as Line));
  }
  trace(...line: unknown[]): void {
    this.logger.trace(...(line as Line));
  }
  silent(...line: unknown[]): void {
    this.logger.silent(...(line as Line));
  }
}
