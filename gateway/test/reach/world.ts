import { startGateway, type TestGateway } from '../harness/index.js';
import type { Hidden } from './answers.js';
import { type Read, readsOfManagers } from './manager-reads.js';
import { listIds } from './named-ids.js';
import { addHours, addPhotos } from './random-hours.js';
import { createOrganization, now, type RandomOrganization } from './random-organization.js';
import { addPlans } from './random-plans.js';
import { addRecords } from './random-records.js';
import { SavedRows } from './saved-rows.js';
import { specialReads } from './special-reads.js';

export interface World {
  readonly organization: RandomOrganization;
  readonly reads: readonly Read[];
  readonly hidden: Hidden;
  readonly rows: SavedRows;
}

/** A gateway for random organizations, which accepts documents of any size. */
export function startWorlds(): Promise<TestGateway> {
  return startGateway({ now, env: { GRAPHQL_MAX_COST: '10000000', GRAPHQL_MAX_DEPTH: '100' } });
}

/** A random organization with all its rows, and the reads of its restricted manager. */
export async function createWorld(gateway: TestGateway, seed: number): Promise<World> {
  const organization = await createOrganization(gateway, seed);
  const { everyone, reach, self } = organization;
  await addHours(organization);
  await addPhotos(organization, everyone.slice(0, 12));
  await addPlans(organization);
  await addRecords(organization);
  const rows = await SavedRows.save(gateway, organization.organizationId);
  const [found] = await rows.read<{ ids: string }>(
    `select reach_of('${organization.organizationId}', '${self.userId}', '${now}') as ids`,
  );
  const expected = [...reach].toSorted().join(',');
  if (found?.ids !== expected) throw new Error(`reach_of: ${found?.ids} instead of ${expected}`);
  const ids = await listIds(rows, organization, 3);
  const shifts = await rows.read<{ id: string; people: string[] }>(
    `select id, people from schedules where ${rows.condition}`,
  );
  return {
    organization,
    reads: [...readsOfManagers(ids), ...specialReads(organization, ids)],
    hidden: {
      people: new Set(everyone.map(({ id }) => id).filter((id) => !reach.has(id))),
      peopleOfShifts: new Map(shifts.map(({ id, people }) => [id, people])),
    },
    rows,
  };
}
