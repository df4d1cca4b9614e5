import { type App, createApp } from '../../src/composition/app.js';
import { type Sender, sessionsOf } from './actors.js';
import { formOf, graphqlFormOf, type UploadFile } from './multipart.js';
import {
  type ApiClient,
  type CallOperation,
  type Headers,
  type Method,
  type Operations,
  operationCaller,
} from './operations.js';
import { type ApiResponse, responseOf } from './responses.js';
import { openSocket, type TestSocket } from './socket.js';
import { type GatewayOptions, prepareGateway, runnersOf, type TestUseCases } from './use-cases.js';

/** The whole gateway in this process, on a database and a data folder of its own. */
export interface TestGateway<Name extends string = never> extends TestUseCases, ApiClient {
  readonly app: App;
  readonly databaseUrl: string;
  readonly executor: App['executor'];
  /** Sends a request without a socket. `rest` and `graphql` are shorter where they suffice. */
  readonly inject: App['http']['inject'];
  /** Listens on a free port at the first call, for sockets and real clients: `http://127.0.0.1:4711`. */
  url(): Promise<string>;
  headersOf(sender: Sender): Promise<Headers>;
  /**
   * Calls one of the operations that the gateway was started with: `call('REST', manager, 'createJob', { name: 'Site'
   * })`.
   */
  readonly call: CallOperation<Name>;
  restUpload(sender: Sender, url: string, files: readonly UploadFile[], field?: string): Promise<ApiResponse>;
  /** `document` takes the files as `$images`. */
  graphqlUpload(sender: Sender, document: string, files: readonly UploadFile[]): Promise<ApiResponse>;
  /** Opens a GraphQL subscription socket. */
  socket(sender: Sender): Promise<TestSocket>;
}

/** Starts a gateway: `startGateway({ env: { MAX_PHOTO_MIB: '1' }, now: '2026-07-15T12:00:00Z' })`. */
export async function startGateway<Name extends string = never>({
  operations,
  ...options
}: GatewayOptions & { readonly operations?: Operations<Name> } = {}): Promise<TestGateway<Name>> {
  const { parts, databaseUrl, orm, close } = await prepareGateway(options);
  const app = await createApp(parts);
  const headersOf = sessionsOf({ orm, config: parts.config });
  let listening: Promise<string> | undefined;
  const url = () => {
    listening ??= app.listen();
    return listening;
  };
  const send = async (sender: Sender, method: Method, url: string, body?: object | Buffer, headers: Headers = {}) =>
    responseOf(
      await app.http.inject({
        method,
        url,
        headers: { ...headers, ...(await headersOf(sender)) },
        ...(body && { payload: body }),
      }),
    );
  const client: ApiClient = {
    rest: send,
    graphql: (sender, query, variables = {}) => send(sender, 'POST', '/graphql', { query, variables }),
  };
  return {
    ...client,
    call: operationCaller(client, operations ?? ({} as Operations<Name>)),
    app,
    databaseUrl,
    orm,
    config: parts.config,
    platform: app.platform,
    clock: parts.clock,
    executor: app.executor,
    ...runnersOf(app.executor, orm),
    inject: app.http.inject.bind(app.http),
    url,
    headersOf,
    restUpload: async (sender, url, files, field) => {
      const { body, headers } = await formOf(files, field);
      return send(sender, 'POST', url, body, headers);
    },
    graphqlUpload: async (sender, document, files) => {
      const { body, headers } = await graphqlFormOf(document, files);
      return send(sender, 'POST', '/graphql', body, headers);
    },
    socket: async (sender) => openSocket(await url(), await headersOf(sender)),
    close: async () => {
      await app.close();
      await close();
    },
  };
}
