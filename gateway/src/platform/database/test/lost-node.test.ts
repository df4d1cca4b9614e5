import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { TcpProxy, type TestDatabase, testDatabase } from '../../../../test/harness/index.js';
import { features } from '../../../composition/features.js';
import { anOrganization } from '../../../features/organization/test/builders.js';
import { createOrm } from '../orm.js';
import { UnitOfWork } from '../unit-of-work.js';

let database: TestDatabase;
let proxy: TcpProxy;
let orm: MikroORM;

/** The default cell counts as one of another server, which is reached through the proxy. */
beforeAll(async () => {
  database = await testDatabase(features);
  proxy = await TcpProxy.start(database.application.url);
  const { hostname: host, port } = new URL(proxy.url);
  const cell = { name: 'public', node: { host, port: Number(port) } };
  const cellMap = {
    ...{ isDivided: true, cells: [cell] },
    cellOf: () => cell,
    cellsOfRoutingKey: async () => [cell],
    renew: async () => undefined,
  };
  const logger = pino({ level: 'silent' });
  orm = await createOrm({ url: database.application.url, poolSize: 2, logger, cellMap }, features);
});
afterAll(async () => {
  await orm?.close(true);
  await proxy?.refuse();
  await database?.close();
});

test('a server that is lost within a transaction fails the transaction and not the process', async () => {
  const { id } = await anOrganization(database.orm);
  const unitOfWork = new UnitOfWork(orm, {}, pino({ level: 'silent' }));
  const work = unitOfWork.run(id, async ({ em }) => {
    await em.execute('select 1');
    proxy.cut();
    await em.execute('select 1');
  });
  await expect(work).rejects.toMatchObject({ code: 'database.away' });
  expect(await unitOfWork.read(id, (em) => em.execute('select 1 as one'))).toEqual([{ one: 1 }]);
});
