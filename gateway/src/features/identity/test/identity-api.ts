import { startGateway } from '../../../../test/harness/index.js';

export type IdentityApi = Awaited<ReturnType<typeof startIdentityApi>>;

/** A gateway whose callers are identified by their session tokens. */
export async function startIdentityApi(env: NodeJS.ProcessEnv = {}) {
  const { orm, close, rest, graphql } = await startGateway({ env });
  const senderOf = (token?: string) => (token ? { headers: { cookie: `timetrack_session=${token}` } } : null);
  return {
    orm,
    close,
    get: (path: string, token?: string) => rest(senderOf(token), 'GET', path),
    post: (path: string, body: object | undefined, token?: string) => rest(senderOf(token), 'POST', path, body),
    graphql: (document: string, variables: object = {}, token?: string) =>
      graphql(senderOf(token), document, variables),
  };
}
