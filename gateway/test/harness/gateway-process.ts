import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const gateway = path.resolve(import.meta.dirname, '../..');

/** What V8 has compiled of two thousand files, for the next start. */
const compileCache = path.resolve(gateway, '../.cache/v8');

/** The arguments for Node that start a program of the gateway, such as `main`: as it is built, or from its sources. */
export function programArguments(name: string): readonly string[] {
  const isBuilt = process.env.TEST_GATEWAY === 'dist';
  return isBuilt ? [`dist/${name}.js`] : ['--import', './test/typescript.mjs', `src/${name}.ts`];
}

/** Runs a program of the gateway to its end. It sees only `env`. */
export async function runProgram(name: string, env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn(process.execPath, [...programArguments(name), ...args], {
    cwd: gateway,
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

/** The gateway as an operator starts it: a separate process. */
export class GatewayProcess {
  private readonly lines: string[] = [];
  private readonly lineEvents = new EventEmitter().setMaxListeners(0);
  private readonly errors: Promise<string>;
  private readonly ended: Promise<number | null>;

  private constructor(readonly child: ChildProcess) {
    this.errors = text(child.stderr as NodeJS.ReadableStream as never);
    this.ended = once(child, 'exit').then(([code]) => code);
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      this.lines.push(line);
      this.lineEvents.emit('line');
    });
    void this.ended.then(() => this.lineEvents.emit('line'));
  }

  /** The process sees only `env`. It listens on a free port by default. */
  static start(env: NodeJS.ProcessEnv, ...args: readonly string[]): GatewayProcess {
    const child = spawn(process.execPath, [...programArguments('main'), ...args], {
      cwd: gateway,
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', DEMO: '0' },
        ...{ NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compileCache },
        ...env,
      },
      // Its own process group, like the foreground job of a terminal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new GatewayProcess(child);
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.lines.join('\n');
  }

  /** Resolves to the address once the gateway is ready. */
  async address(): Promise<string> {
    const line = await this.line(/^TimeTrack is ready: /);
    return line.replace('TimeTrack is ready: ', '');
  }

  async line(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => pattern.test(line));
      if (found) return found;
      if (this.child.exitCode !== null) throw new Error(`the gateway exited: ${await this.errors}`);
      await once(this.lineEvents, 'line');
    }
  }

  /** The exit code and the error output. */
  async end(): Promise<{ code: number | null; errors: string }> {
    return { code: await this.ended, errors: await this.errors };
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
