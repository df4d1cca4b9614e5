import { TcpProxy } from './tcp-proxy.js';

const serverOf = (url: string) => new URL(url).host;

/** A proxy in front of each server of a test database. All of them fail in the same way. */
export class DatabaseProxy {
  private constructor(private readonly proxies: ReadonlyMap<string, TcpProxy>) {}

  static async start(urls: readonly string[]): Promise<DatabaseProxy> {
    const proxies = new Map<string, TcpProxy>();
    for (const url of urls) if (!proxies.has(serverOf(url))) proxies.set(serverOf(url), await TcpProxy.start(url));
    return new DatabaseProxy(proxies);
  }

  /** The address of a database, through its proxy. */
  through(url: string): string {
    const proxy = this.proxies.get(serverOf(url));
    if (!proxy) return url;
    const { hostname, port } = new URL(proxy.url);
    return Object.assign(new URL(url), { hostname, port }).href;
  }

  async refuse(): Promise<void> {
    await Promise.all(this.all.map((proxy) => proxy.refuse()));
  }

  async restore(): Promise<void> {
    await Promise.all(this.all.map((proxy) => proxy.restore()));
  }

  cut(): void {
    for (const proxy of this.all) proxy.cut();
  }

  freeze(): void {
    for (const proxy of this.all) proxy.freeze();
  }

  cutAt(...trap: Parameters<TcpProxy['cutAt']>): void {
    for (const proxy of this.all) proxy.cutAt(...trap);
  }

  reject(sqlState: string): void {
    for (const proxy of this.all) proxy.reject(sqlState);
  }

  private get all(): TcpProxy[] {
    return [...this.proxies.values()];
  }
}
