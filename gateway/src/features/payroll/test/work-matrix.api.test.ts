import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createActor, type TestGateway } from '../../../../test/harness/index.js';
import { aJob } from '../../jobs/test/builders.js';
import { anApprovedTimesheet, startPayroll } from './calls.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startPayroll();
});
afterAll(() => gateway.close());

const week = 'startDate=2026-11-08&endDate=2026-11-14';

async function anOrganization() {
  const owner = await createActor(gateway, 'OWNER');
  const { organizationId, user } = owner;
  const other = await createActor(gateway, 'WORKER', { organizationId });
  const [roof, wall] = [
    await aJob(gateway.orm, { organizationId, name: 'Roof' }),
    await aJob(gateway.orm, { organizationId, name: 'Wall' }),
  ];
  const work = async (person: typeof user, day: number, hours: number, job: { id: string } | null) => {
    const [from, to] = [`2026-11-${day}T15:00:00Z`, `2026-11-${day}T${15 + hours}:00:00Z`];
    const { id } = await anApprovedTimesheet(gateway.orm, person, [from, to]);
    await gateway.orm.em.fork().execute('update timesheets set job_id = ? where id = ?', [job?.id ?? null, id]);
  };
  await work(user, 10, 4, roof);
  await work(user, 11, 3, wall);
  await work(user, 12, 1, null);
  await work(other.user, 10, 2, roof);
  return { owner, user, other: other.user, roof, wall };
}

const read = async (headers: Record<string, string>, query = week) =>
  (await gateway.rest({ headers }, 'GET', `/api/reports/work-matrix?${query}`)).body;

describe('the matrix of people and jobs', () => {
  test('has the minutes of each person on each job, and adds up by row, by column and in total', async () => {
    const { owner, roof, wall } = await anOrganization();
    const matrix = await read(owner.headers);
    expect(matrix.jobs).toEqual([
      { job: { id: roof.id, name: 'Roof' }, minutes: 360, hours: 6 },
      { job: { id: wall.id, name: 'Wall' }, minutes: 180, hours: 3 },
      { job: null, minutes: 60, hours: 1 },
    ]);
    expect(matrix.people.map(({ minutes }: { minutes: number }) => minutes).sort()).toEqual([120, 480]);
    expect(matrix).toMatchObject({
      minutes: 600,
      hours: 10,
      peopleCount: 2,
      timezone: 'America/Denver',
      closedAt: null,
    });
  });

  test('is a file with a line for each person and two columns for each job', async () => {
    const { owner, user, other } = await anOrganization();
    const { status, text, headers } = await gateway.rest(owner, 'GET', `/api/reports/work-matrix/export?${week}`);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="person-by-job-2026-11-08-to-2026-11-14.csv"',
    ]);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toBe(
      'Employee,Employee number,Roof (hours),Roof (minutes),Wall (hours),Wall (minutes),No job (hours),No job (minutes),Total (hours),Total (minutes),userId',
    );
    const line = (id: string) =>
      lines
        .find((one) => one.endsWith(id))
        ?.split(',')
        .slice(2, -1);
    expect(line(user.id)).toEqual(['4.00', '240', '3.00', '180', '1.00', '60', '8.00', '480']);
    expect(line(other.id)).toEqual(['2.00', '120', '0.00', '0', '0.00', '0', '2.00', '120']);
    expect(lines).toHaveLength(2);
  });

  test('agrees with the report of times by job', async () => {
    const { owner } = await anOrganization();
    const { body } = await gateway.rest(owner, 'GET', `/api/reports?type=TIMES_BY_JOB&${week}`);
    const matrix = await read(owner.headers);
    expect(matrix.minutes).toBe(body.totals.workedMinutes);
    expect(matrix.jobs.map(({ minutes }: { minutes: number }) => minutes)).toEqual(
      body.rows.map(({ workedMinutes }: { workedMinutes: number }) => workedMinutes),
    );
  });

  test('lists the people of one job, and of work without a job', async () => {
    const { owner, user, roof } = await anOrganization();
    const ofRoof = await read(owner.headers, `${week}&jobId=${roof.id}`);
    expect(ofRoof).toMatchObject({ minutes: 360, peopleCount: 2, jobs: [{ job: { id: roof.id } }] });
    const withoutJob = await read(owner.headers, `${week}&jobId=NONE`);
    expect(withoutJob).toMatchObject({ minutes: 60, peopleCount: 1, people: [{ user: { id: user.id } }] });
  });

  test('is empty for the job of another organization', async () => {
    const [one, other] = [await anOrganization(), await anOrganization()];
    expect(await read(one.owner.headers, `${week}&jobId=${other.roof.id}`)).toMatchObject({ peopleCount: 0, jobs: [] });
  });

  test('rejects dates that are not in order', async () => {
    const { headers } = await createActor(gateway, 'OWNER');
    const { status, body } = await gateway.rest(
      { headers },
      'GET',
      '/api/reports/work-matrix?startDate=2026-11-08&endDate=2026-11-01',
    );
    expect([status, Object.keys(body.fields)]).toEqual([400, ['endDate']]);
  });
});
