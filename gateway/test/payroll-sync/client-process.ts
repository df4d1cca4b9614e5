import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** The example client, through REST or GraphQL. */
export type ClientName = 'payroll-sync' | 'payroll-sync-graphql';

const examples = path.resolve(import.meta.dirname, '../../../examples');

/** The address of TimeTrack for the example client, and the file of its copy. */
export interface ClientSettings {
  readonly TIMETRACK_URL: string;
  readonly TIMETRACK_KEY: string;
  readonly TIMETRACK_DB?: string;
}

/** The example client as an integrator starts it: a separate process. */
export class ClientProcess {
  private readonly reader: Interface;
  private readonly output: string[] = [];
  private readonly errorOutput: Promise<string>;
  private readonly exit: Promise<number | null>;
  private readonly exited = new AbortController();

  private constructor(private readonly child: ChildProcess) {
    this.errorOutput = text(child.stderr as NodeJS.ReadableStream as never);
    this.reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    this.reader.on('line', (line) => this.output.push(line));
    this.exit = once(child, 'exit').then(([code]) => code);
    void this.errorOutput.then((errorOutput) => this.exited.abort(new Error(`the client ended: ${errorOutput}`)));
  }

  static start(name: ClientName, settings: ClientSettings, ...args: readonly string[]): ClientProcess {
    const program = path.join(examples, name, 'src/main.ts');
    const env = { PATH: process.env.PATH, ...settings };
    return new ClientProcess(spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  /** Resolves when it has stored more changes. */
  async waitForMoreChanges(): Promise<void> {
    for (;;) {
      const [line] = await once(this.reader, 'line', { signal: this.exited.signal });
      if (String(line).startsWith('Stored ')) return;
    }
  }

  /** Its output, once it has exited by itself. */
  async end(): Promise<{ readonly code: number | null; readonly lines: readonly string[]; readonly errors: string }> {
    return { code: await this.exit, errors: await this.errorOutput, lines: this.output };
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }
}
