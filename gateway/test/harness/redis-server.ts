import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../src/platform/database/embedded/cluster.js';
import { noRedis } from './find-redis.js';

/** A real Redis for one test, without persistence. */
export class RedisServer {
  private process: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  /** Throws on a machine without Redis, so that a skipped test does not look like a passed one. */
  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findFreePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const command = process.env.TEST_REDIS_SERVER;
    if (!command) throw new Error(noRedis);
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: this.process.stdout as NodeJS.ReadableStream });
    const ready = Promise.withResolvers<void>();
    lines.on('line', (line) => line.includes('Ready to accept connections') && ready.resolve());
    this.process.once('exit', (code) =>
      ready.reject(new Error(`redis-server exited with ${code}; is its port in use?`)),
    );
    await ready.promise;
  }

  /** Ends Redis as a power failure would. */
  async kill(): Promise<void> {
    const { process } = this;
    if (!process) return;
    this.process = null;
    process.kill('SIGKILL');
    if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  }
}
