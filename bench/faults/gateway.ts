import { freePort } from '../../packages/tooling/lib/free-port.mjs';
import { type Server, startServer } from '../servers/children.ts';
import { runProgram, signal, until } from './processes.ts';

const readyLine = /^TimeTrack is ready: (\S+)/;

/** A gateway as its operator starts it, always at the same address. */
export class Gateway {
  readonly port: number;
  private server: Server | null = null;
  private readonly env: NodeJS.ProcessEnv;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.env = env;
  }

  static async start(env: NodeJS.ProcessEnv): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), env);
    await gateway.start();
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.server?.pid ?? 0;
  }

  /** What it logged last. */
  get lines(): readonly string[] {
    return this.server?.lines ?? [];
  }

  async start(): Promise<void> {
    this.server = await startServer(
      ['gateway/dist/main.js'],
      { ...settings, ...this.env, PORT: String(this.port) },
      readyLine,
    );
  }

  kill(): void {
    this.signal('SIGKILL');
  }

  signal(name: NodeJS.Signals): void {
    signal([this.pid], name);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  async isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3000) });
    return response.status === 200;
  }

  /** Resolves to the milliseconds until it is ready. */
  becomeReady(seconds = 60): Promise<number> {
    return until(`the gateway at ${this.url} is ready`, seconds, () => this.isReady());
  }

  /** Checks the hash chain of every organization, as an operator does. Throws unless it is intact. */
  async verifyAudit(): Promise<void> {
    const { code, output } = await runProgram(process.execPath, ['gateway/dist/verify-audit.js'], { env: this.env });
    if (code !== 0) throw new Error(`audit:verify: ${output}`);
  }
}

const settings: NodeJS.ProcessEnv = {
  DEMO: '0',
  REGISTRATION: 'open',
  LOG_LEVEL: 'error',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
};
