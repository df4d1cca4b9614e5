import { type Actor, createActor, type TestGateway } from '../../../../test/harness/index.js';

export const newcomer = { firstName: 'Nora', lastName: 'Quinn', password: 'secret1' };

export function invitationApi(gateway: TestGateway) {
  let count = 0;

  async function rest(method: 'GET' | 'POST' | 'DELETE', url: string, actor: Actor | null, payload?: object) {
    const headers = actor?.headers ?? {};
    const response = await gateway.inject({ method, url, headers, ...(payload && { payload }) });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body ? response.json() : undefined,
    };
  }

  async function graphql(query: string, variables: object, actor: Actor | null) {
    const headers = actor?.headers ?? {};
    const response = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    return response.json();
  }

  return {
    rest,
    graphql,
    administrator: () => createActor(gateway, 'ADMIN'),
    invite: async (actor: Actor, input: object = {}) => (await rest('POST', '/api/invitations', actor, input)).body,
    /** Registers a different person each time. */
    register: (inviteCode: string, overrides: object = {}) => {
      count += 1;
      const email = `newcomer${count}@example.com`;
      return rest('POST', '/api/register', null, { inviteCode, ...newcomer, email, ...overrides });
    },
    verify: (code: string) => rest('GET', `/api/invitations/${encodeURIComponent(code)}/verify`, null),
  };
}
