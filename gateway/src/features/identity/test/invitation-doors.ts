import { type Actor, type TestGateway, createActor } from '../../../../test/harness/index.js';

export const newcomer = { firstName: 'Nora', lastName: 'Quinn', password: 'secret1' };

/** Both doors, for invitations. */
export function invitationDoors(gateway: TestGateway) {
  let count = 0;

  async function rest(method: 'GET' | 'POST' | 'DELETE', url: string, who: Actor | null, payload?: object) {
    const headers = who?.headers ?? {};
    const answer = await gateway.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined };
  }

  async function graphql(query: string, variables: object, who: Actor | null) {
    const headers = who?.headers ?? {};
    const answer = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    return answer.json();
  }

  return {
    rest,
    graphql,
    administrator: () => createActor(gateway, 'ADMIN'),
    invite: async (who: Actor, input: object = {}) => (await rest('POST', '/api/invitations', who, input)).body,
    /** Each time somebody else, unless told otherwise. */
    register: (inviteCode: string, given: object = {}) => {
      count += 1;
      const email = `newcomer${count}@example.com`;
      return rest('POST', '/api/register', null, { inviteCode, ...newcomer, email, ...given });
    },
    verify: (code: string) => rest('GET', `/api/invitations/${encodeURIComponent(code)}/verify`, null),
  };
}
