import { GatewayProcess } from '../harness/index.js';

/** A gateway that crashes and restarts at the same address. */
export class RestartableGateway {
  private readonly all: GatewayProcess[] = [];
  private up!: Promise<string>;

  private constructor(private readonly env: NodeJS.ProcessEnv) {}

  static async start(env: NodeJS.ProcessEnv): Promise<RestartableGateway> {
    const gateway = new RestartableGateway(env);
    gateway.begin('0');
    await gateway.up;
    return gateway;
  }

  /** The address, once the gateway responds. */
  address(): Promise<string> {
    return this.up;
  }

  /** Kills the gateway with kill -9 and starts it again. */
  async crash(): Promise<void> {
    const { port } = new URL(await this.up);
    await this.all.at(-1)?.kill('SIGKILL');
    this.begin(port);
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((gateway) => gateway.kill('SIGKILL')));
  }

  private begin(port: string): void {
    const gateway = GatewayProcess.start({ ...this.env, PORT: port });
    this.all.push(gateway);
    this.up = gateway.address();
  }
}
