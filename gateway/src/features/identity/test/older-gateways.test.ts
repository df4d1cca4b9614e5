import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createActor, startGateway, type TestGateway } from '../../../../test/harness/index.js';

let gateway: TestGateway;
let organizationId: string;
let userId: string;
beforeAll(async () => {
  gateway = await startGateway();
  ({ organizationId, userId } = await createActor(gateway, 'OWNER'));
});
afterAll(() => gateway.close());

const execute = (sql: string) => gateway.orm.em.fork().execute<[{ id: string }]>(sql);
const shown = `use_count, used_at is not null as is_used, used_by is not null as has_user`;

/** An invitation, used as a gateway of the release before the links for several people uses it. */
async function useAsBefore(maxUses: number, times: number) {
  const [row] = await execute(`
    insert into invitations (organization_id, id, role, code_hash, sealed_code, created_by, created_at, expires_at, max_uses)
    values ('${organizationId}', uuidv7(), 'WORKER', sha256(random()::text::bytea), '\\x00', '${userId}', now(), now() + '1 day', ${maxUses})
    returning id`);
  for (let time = 0; time < times; time += 1) {
    await execute(`update invitations set used_at = now(), used_by = '${userId}' where id = '${row.id}'`);
  }
  return (await execute(`select ${shown} from invitations where id = '${row.id}'`))[0];
}

test.each([
  ['an invitation for one person', 1, 1, { use_count: 1, is_used: true, has_user: true }],
  ['a link for several people', 3, 1, { use_count: 1, is_used: false, has_user: false }],
  ['the last use of a link', 3, 3, { use_count: 3, is_used: true, has_user: false }],
])('a gateway of the previous release can use %s', async (_name, maxUses, times, expected) => {
  expect(await useAsBefore(maxUses, times)).toEqual(expected);
});
