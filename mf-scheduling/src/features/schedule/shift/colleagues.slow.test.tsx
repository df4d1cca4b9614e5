import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, aSession, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aConflict, ana, aSchedule, aTimeOff, aUser, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { timeOffDefaults } from '../../../testing/time-off-defaults.js';
import { LoadColleagues } from '../board/schedule.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';

const server = mockGateway([...scheduleDefaults, ...timeOffDefaults]);

const day = '2026-03-02';

function aColleague(user: ReturnType<typeof aUser>, startAt: string, endAt: string) {
  const { id, firstName, lastName } = user;
  return {
    __typename: 'ShiftColleague' as const,
    ...{ startAt, endAt, user: { __typename: 'User' as const, id, firstName, lastName } },
  };
}

function openMine(schedule = aSchedule()) {
  server.use(...boardHandlers({ schedules: [schedule] }));
  const session = aSession({ ...ana, role: 'WORKER' });
  return renderScreen(<MySchedule />, { session, path: `/schedule?view=week&date=${day}&open=shift&id=schedule-1` });
}

const panel = async () => within(await screen.findByRole('dialog', { name: 'Framing' }));

describe('the panel of a worker’s shift', () => {
  test('names the colleagues and the job', async () => {
    const zoe = aUser('Zoe', 'Reed');
    const { startAt, endAt } = aSchedule();
    server.use(
      api.query(LoadColleagues, () =>
        respondWith(
          aViewer({
            shiftColleagues: [aColleague(ben, startAt, endAt), aColleague(zoe, '2026-03-02T22:00:00.000Z', endAt)],
          }),
        ),
      ),
    );
    openMine(aSchedule({ job: { id: 'job-1', name: 'Riverside' } }));
    expect(await (await panel()).findByText('Ben Cole')).toBeInTheDocument();
    expect((await panel()).getByText('Zoe Reed, 3:00 PM – 5:00 PM')).toBeInTheDocument();
    expect((await panel()).getByText('Riverside')).toBeInTheDocument();
  });

  test('pairs each detail with its name for screen readers', async () => {
    openMine(aSchedule({ job: { id: 'job-1', name: 'Riverside' } }));
    const job = (await panel()).getByText('Riverside');
    expect(job.tagName).toBe('DD');
    expect(job.previousElementSibling).toHaveTextContent('Job');
    expect(job.parentElement?.parentElement?.tagName).toBe('DL');
  });

  test('has no list of colleagues when the server sends an empty one', async () => {
    openMine();
    expect((await panel()).queryByText('With')).not.toBeInTheDocument();
  });

  test('says when the published shift was changed', async () => {
    openMine(aSchedule({ changedAt: '2026-03-01T20:05:00.000Z' }));
    expect(await (await panel()).findByText('Changed Mar 1, 2026, 1:05 PM')).toBeInTheDocument();
  });
});

test('the bar of a published shift that was changed is marked', async () => {
  server.use(...boardHandlers({ schedules: [aSchedule({ changedAt: '2026-03-01T20:05:00.000Z' })] }));
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?view=week&date=${day}` });
  const bar = await screen.findByRole('button', { name: /^Framing, 9a – 5p, Changed, / });
  expect(bar.querySelector('[data-changed]')).not.toBeNull();
});

describe('a manager', () => {
  const asManager = (query: string) =>
    renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?view=week&date=${day}${query}` });

  test('finds a replacement from the dialog of a shift whose person is off', async () => {
    const conflicts = [aConflict({ code: 'TIME_OFF', message: 'Ana Pérez has approved time off' })];
    const timeOff = [aTimeOff(ana, { startDate: day, endDate: day })];
    server.use(...boardHandlers({ schedules: [aSchedule()], timeOff, conflicts }));
    const { user } = asManager('&open=shift&id=schedule-1');
    await user.click(await screen.findByRole('button', { name: 'Find a Replacement for Ana Pérez' }));
    expect(await screen.findByRole('dialog', { name: 'Find a Replacement' })).toHaveTextContent(
      'Someone who can work in place of Ana Pérez.',
    );
    await user.click(await screen.findByRole('button', { name: 'Assign Ben Cole' }));
    expect(await screen.findByText('Ben Cole takes this shift')).toBeInTheDocument();
  });

  test('records time off from the row of a person', async () => {
    server.use(...boardHandlers({ schedules: [aSchedule()] }));
    const { user } = asManager('');
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana Pérez' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Record Time Off' }));
    expect(await screen.findByRole('dialog', { name: 'Record Time Off' })).toHaveTextContent('Time off of Ana Pérez.');
  });
});
