import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { seedDemo } from '../src/demo/demo.seed.js';
import { closeDemo } from '../src/demo/demo-accounts.service.js';
import { features } from '../src/features.composition.js';
import { createOrm } from '../src/platform/database/orm.adapter.js';
import { moveBetween, queryCell } from './harness/cells.js';
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

test('a demo organization that has moved is not created again, and is closed in its cell', async () => {
  expect(await seed()).toBe(true);
  const [demo] = await queryCell<{ id: string }>(gateway.database.url, 'public', 'select id from organizations');
  const organizationId = demo?.id ?? '';
  await moveBetween(gateway.database.application.ownerUrl, organizationId, 'public', 'cell_a');
  const isActive = `select count(*)::integer from users where status = 'ACTIVE'`;
  const [{ count } = { count: 0 }] = await queryCell<{ count: number }>(gateway.database.url, 'cell_a', isActive);
  expect(count).toBeGreaterThan(0);
  expect(await seed()).toBe(false);
  expect(await closeDemo(operator.em.fork(), new Date())).toBe(count);
  expect(await queryCell(gateway.database.url, 'cell_a', isActive)).toEqual([{ count: 0 }]);
});
