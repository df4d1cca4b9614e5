import { afterAll, beforeAll, test } from '@jest/globals';
import { cases } from '../cases/index.ts';
import { type Contenders, checkAnswers } from '../measure/compare.ts';
import { startContenders, stopContenders } from '../servers/contenders.ts';

let contenders: Contenders;
beforeAll(async () => {
  contenders = await startContenders({ cases, peers: true, size: { timesheets: 4_000, payrollPeople: 100 } });
});
afterAll(stopContenders);

const compared = cases.filter((one) => one.kind === 'rate' || one.check).map((one) => [one.name, one] as const);

test.each(compared)('the product, the limit and the peers answer alike: %s', async (_name, one) => {
  await checkAnswers(one, contenders);
});
