import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly boolValue?: boolean };
}

/** A span as OTLP/JSON specifies it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  /** 2 is a server, 3 a client, 4 a producer, 5 a consumer. */
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: number };
}

export interface ReceivedMetric {
  readonly name: string;
  readonly unit?: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly object[] };
  readonly gauge?: { readonly dataPoints: readonly object[] };
  readonly histogram?: { readonly dataPoints: readonly object[] };
}

/** What a test may look at: one request of an exporter. */
interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A collector of OpenTelemetry that keeps what it receives. */
export class OtlpReceiver {
  readonly received: Received[] = [];

  private constructor(
    private readonly server: Server,
    private readonly answer: { readonly status: number; readonly body: string },
  ) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.receive(request, response));
  }

  static async start(answer = { status: 200, body: '{}' }): Promise<OtlpReceiver> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new OtlpReceiver(server, answer);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** All spans that came as JSON, in the order of their ends. */
  get spans(): readonly ReceivedSpan[] {
    return this.bodiesOf('/v1/traces').flatMap((body) =>
      (body.resourceSpans as { scopeSpans: { spans: ReceivedSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }

  get metrics(): readonly ReceivedMetric[] {
    return this.bodiesOf('/v1/metrics').flatMap((body) =>
      (body.resourceMetrics as { scopeMetrics: { metrics: ReceivedMetric[] }[] }[]).flatMap(({ scopeMetrics }) =>
        scopeMetrics.flatMap(({ metrics }) => metrics),
      ),
    );
  }

  /** Everything, to search for what must not be there. */
  get allText(): string {
    return this.received.map(({ body }) => body).join('\n');
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private bodiesOf(path: string): Record<string, unknown>[] {
    const ours = this.received.filter((received) => received.path === path);
    return ours.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(this.answer.status, { 'content-type': 'application/json' }).end(this.answer.body);
  }
}

/** The attributes of a span by name. */
export function attributesOf({ attributes }: ReceivedSpan): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
