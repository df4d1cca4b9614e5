import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let url: string;

beforeAll(async () => {
  gateway = await startGateway();
  url = `${await gateway.url()}/graphql`;
});
afterAll(() => gateway.close());

describe('the audits of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => url, fetchFn: fetch });

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status).toBe('ok');
  });
});
