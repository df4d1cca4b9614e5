/**
 * Whether the gateway is about to stop. It still serves requests, but redirects proxies and clients to other gateways.
 */
export class Shutdown {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
