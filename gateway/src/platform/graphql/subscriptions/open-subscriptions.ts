interface Connection {
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

export class OpenSubscriptions {
  private readonly connections = new Set<Connection>();

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
  }

  count(): number {
    let count = 0;
    for (const { subscriptions } of this.connections) count += Object.keys(subscriptions).length;
    return count;
  }
}
