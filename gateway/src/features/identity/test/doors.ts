import { aTestApp } from '../../../../test/test-app.js';

/** What a caller was told, in the form that both doors share. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and says what it should be
  readonly body: any;
  /** The session that came with it. */
  readonly token: string | undefined;
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

export type Doors = Awaited<ReturnType<typeof bothDoors>>;

/** The gateway on a database of its own, and its two doors. */
export async function bothDoors(env: NodeJS.ProcessEnv = {}) {
  const gateway = await aTestApp(env);

  async function send(method: 'GET' | 'POST', url: string, payload: unknown, token?: string): Promise<Answer> {
    const headers = token ? { cookie: `timetrack_session=${token}` } : {};
    const body = payload === undefined ? {} : { payload: payload as object };
    const response = await gateway.inject({ method, url, headers, ...body });
    const cookie = response.cookies.find(({ name }) => name === 'timetrack_session');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body ? response.json() : undefined,
      token: cookie?.value,
    };
  }

  return {
    orm: gateway.orm,
    get: (path: string, token?: string) => send('GET', path, undefined, token),
    post: (path: string, body: unknown, token?: string) => send('POST', path, body, token),
    graphql: (query: string, variables: object = {}, token?: string) =>
      send('POST', '/graphql', { query, variables }, token),
    close: gateway.close,
  };
}

export function restFailure({ body }: Answer): Failure {
  return { code: body.code, message: body.message, fields: body.fields };
}

export function graphqlFailure({ body }: Answer): Failure {
  const [{ message, extensions }] = body.errors;
  return { code: extensions.code, message, fields: extensions.fields };
}
