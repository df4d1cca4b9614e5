import { EventEmitter, once } from 'node:events';
import pino, { type Logger } from 'pino';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** A logger whose lines a test can read and wait for. */
export interface TestLogger {
  readonly logger: Logger;
  readonly lines: readonly LogLine[];
  /** Resolves when a line with this message has been logged, even if that was before the call. */
  until(message: string): Promise<LogLine>;
  /** The same for a line with these members. */
  untilLine(members: Readonly<Record<string, unknown>>): Promise<LogLine>;
}

export function createTestLogger(): TestLogger {
  const lines: LogLine[] = [];
  const written = new EventEmitter().setMaxListeners(0);
  const write = (text: string) => {
    lines.push(JSON.parse(text));
    written.emit('line');
  };
  const untilLine: TestLogger['untilLine'] = async (members) => {
    for (;;) {
      const found = lines.find((line) => Object.entries(members).every(([name, value]) => line[name] === value));
      if (found) return found;
      await once(written, 'line');
    }
  };
  return { logger: pino({ level: 'debug' }, { write }), lines, until: (msg) => untilLine({ msg }), untilLine };
}
