import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { features } from '../src/composition/features.js';
import { closeDemo } from '../src/demo/demo-accounts.js';
import { seedDemo } from '../src/demo/seed-demo.js';
import { createOrm } from '../src/platform/database/orm.js';
import { queryCell } from './harness/cells.js';
import { DividedGateway } from './harness/divided-gateway.js';

let gateway: DividedGateway;
let operator: MikroORM;

beforeAll(async () => {
  gateway = await DividedGateway.start();
  const { ownerUrl: url } = gateway.database.application;
  const logger = pino({ level: 'silent' });
  operator = await createOrm({ url, poolSize: 2, logger, cellMap: gateway.divided.directory }, features);
});
afterAll(async () => {
  await operator?.close(true);
  await gateway?.close();
});

const seed = () => {
  const { platform } = gateway.app;
  return seedDemo({ orm: gateway.divided.orm, ...platform });
};

test('with several cells, a demo organization is not created again, and is closed in its cell', async () => {
  expect(await seed()).toBe(true);
  const isActive = `select count(*)::integer from users where status = 'ACTIVE'`;
  const [{ count } = { count: 0 }] = await queryCell<{ count: number }>(gateway.database.url, 'public', isActive);
  expect(count).toBeGreaterThan(0);
  expect(await seed()).toBe(false);
  expect(await closeDemo({ orm: operator, files: gateway.app.platform.files }, new Date())).toBe(count);
  expect(await queryCell(gateway.database.url, 'public', isActive)).toEqual([{ count: 0 }]);
});
