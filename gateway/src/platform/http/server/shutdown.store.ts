/** Whether the gateway is about to stop. It still serves requests, but asks proxies and clients to go elsewhere. */
export class Shutdown {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
