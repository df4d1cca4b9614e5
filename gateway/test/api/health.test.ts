import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createApp } from '../../src/app.composition.js';
import { features } from '../../src/features.composition.js';
import { createOrm } from '../../src/platform/database/orm.adapter.js';
import { createActor, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('health checks', () => {
  test('report that the gateway is alive and ready', async () => {
    expect((await gateway.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await gateway.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('report alive but not ready while migrations are pending', async () => {
    const { orm } = gateway;
    await orm.em.getConnection().execute('alter table mikro_orm_migrations rename to elsewhere');
    expect((await gateway.inject('/readyz')).statusCode).toBe(503);
    expect((await gateway.inject('/healthz')).statusCode).toBe(200);
    await orm.em.getConnection().execute('drop table if exists mikro_orm_migrations');
    await orm.em.getConnection().execute('alter table elsewhere rename to mikro_orm_migrations');
    expect((await gateway.inject('/readyz')).statusCode).toBe(200);
  });

  test('report not ready when the database is unreachable', async () => {
    const { config } = gateway;
    const logger = pino({ level: 'silent' });
    const orm = await createOrm({ url: 'postgres://nobody@127.0.0.1:1/nothing', poolSize: 2, logger }, features);
    const app = await createApp({ config, orm, logger });
    expect((await app.http.inject('/readyz')).statusCode).toBe(503);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    const response = await app.http.inject({
      url: '/api/auth/me',
      headers: { cookie: `timetrack_session=${'x'.repeat(43)}` },
    });
    expect(response.json()).toMatchObject({ code: 'INTERNAL' });
    await app.close();
    await orm.close(true);
  });
});

describe('the metrics', () => {
  test('count by route and contain no personal data', async () => {
    const person = await createActor(gateway, 'OWNER');
    await gateway.inject({ url: '/api/photos/01890000-0000-7000-8000-000000000000', headers: person.headers });
    await gateway.inject({ method: 'POST', url: '/graphql', payload: { query: 'query Whoever { me { id } }' } });
    const response = await gateway.inject('/metrics');
    expect(response.body).toContain('name="Whoever"');
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toContain('route="/api/photos/:id"');
    expect(response.body).toContain('timetrack_database_connections');
    expect(response.body).not.toContain('01890000');
    expect(response.body).not.toContain(person.organizationId);
  });
});
