import { EventEmitter, on, once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import type { TimesheetChange } from 'payroll-sync';
import { FeedServer, json } from 'payroll-sync/test/feed-server.ts';
import { type WebSocket, WebSocketServer } from 'ws';

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../../gateway/schema.graphql'), 'utf8'));

interface PageRequest {
  readonly first: number;
  readonly after: string | null;
}

interface GraphQlRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

export const apiKey = 'tt_secret';

/** The server of payroll-sync's tests behind TimeTrack's schema, so that it rejects what the schema does not have. */
export class GraphQlFeedServer extends FeedServer {
  /** The variables of each query that reached the schema. */
  readonly queries: Record<string, unknown>[] = [];
  readonly sockets: WebSocket[] = [];
  /** Whether events are lost on their way. */
  isSilent = false;
  /** Whether WebSockets break at once, as behind some proxies. */
  refusesSockets = false;
  private subscriberCount = 0;
  private readonly events = new EventEmitter();
  private readonly webSockets = new WebSocketServer({ server: this.server, path: '/graphql' });

  constructor() {
    super();
    this.webSockets.on('connection', (socket) => {
      this.sockets.push(socket);
      if (this.refusesSockets) socket.terminate();
    });
    serveSubscriptions(
      {
        schema,
        roots: { subscription: { timesheetChanged: () => this.emitChanges() } },
        onConnect: ({ connectionParams, extra }) => {
          const isKnown = connectionParams?.authorization === `Bearer ${apiKey}`;
          if (!isKnown) extra.socket.close(4401, 'Unauthorized');
          return isKnown;
        },
      },
      this.webSockets,
    );
  }

  /** Resolves once for each client that subscribes. */
  async waitForSubscriber(): Promise<void> {
    if (this.subscriberCount === 0) await once(this.events, 'subscribed');
    this.subscriberCount -= 1;
  }

  /** Breaks every connection, as the network does. */
  breakConnections(): void {
    for (const socket of this.sockets.splice(0)) socket.terminate();
  }

  override async close(): Promise<void> {
    this.breakConnections();
    this.webSockets.close();
    await super.close();
  }

  protected override log(kind: TimesheetChange['kind'], timesheetId: string): void {
    super.log(kind, timesheetId);
    if (!this.isSilent) this.events.emit('change', this.latestEvent());
  }

  protected override respond(request: IncomingMessage, response: ServerResponse): void {
    void this.execute(request).then((result) => json(response, 200, result));
  }

  private async execute(request: IncomingMessage): Promise<unknown> {
    const { query, variables } = (await readJson(request)) as GraphQlRequest;
    this.queries.push(variables);
    const viewer = {
      timesheetChanges: (page: PageRequest) =>
        pageOf(
          this.changes.map((change) => this.withTimesheet(change)),
          page,
        ),
      timesheets: (page: PageRequest) => pageOf([...this.timesheets.values()], page),
      payrollVersions: (page: PageRequest) => pageOf(this.versions, page),
      payrollAdjustments: (page: PageRequest) => pageOf(this.adjustments, page),
      payrollExport: ({ version, ...page }: PageRequest & { version: number }) =>
        pageOf(this.payrolls.get(version) ?? [], page),
    };
    return graphql({ schema, source: query, variableValues: variables, rootValue: { viewer } });
  }

  /** The latest change, and then each further one. */
  private async *emitChanges() {
    const later = on(this.events, 'change');
    this.subscriberCount += 1;
    this.events.emit('subscribed');
    if (this.changes.length > 0) yield { timesheetChanged: this.latestEvent() };
    for await (const [event] of later) yield { timesheetChanged: event };
  }

  private latestEvent() {
    const [previous, latest] = [undefined, ...this.changes].slice(-2);
    if (!latest) throw new Error('There is no change yet.');
    return { cursor: latest.cursor, previousCursor: previous?.cursor ?? null, node: this.withTimesheet(latest) };
  }
}

function pageOf<Item>(all: readonly Item[], { first, after }: PageRequest) {
  const start = Number(after ?? 0);
  const nodes = all.slice(start, start + first);
  const endCursor = String(start + nodes.length);
  const edges = nodes.map((node, index) => ({ cursor: String(start + index + 1), node }));
  return { nodes, edges, pageInfo: { hasNextPage: start + first < all.length, endCursor } };
}
