import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { api, aSession, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aConflict, ana, aSchedule, aTimeOff, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadSchedule } from '../board/board.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

const day = '2026-03-02';
const timeOff = [aTimeOff(ana, { startDate: day, endDate: day })];
const conflict = aConflict({ code: 'TIME_OFF', message: 'You have approved time off (Vacation) on Mar 2, 2026' });

function openMine(query: string) {
  server.use(...boardHandlers({ schedules: [aSchedule()], timeOff, conflicts: [conflict] }));
  const session = aSession({ ...ana, role: 'WORKER' });
  return renderScreen(<MySchedule />, { session, path: `/schedule?${query}` });
}

describe('a shift of the worker under approved time off', () => {
  test('shows the conflict on its day, next to the time off', async () => {
    openMine(`view=month&date=${day}&open=day&day=${day}`);
    const list = within(await screen.findByRole('dialog', { name: 'Monday, March 2' }));
    expect(await list.findByText('Conflict: time off')).toBeInTheDocument();
    expect(list.getByText('You').closest('p')).toHaveTextContent('You are off: Paid time off, Mar 2');
  });

  test('shows the conflict in its dialog', async () => {
    openMine(`view=week&date=${day}&open=shift&id=schedule-1`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Framing' }));
    expect(dialog.getByText(conflict.message)).toBeInTheDocument();
  });

  test('shows the conflict in its dialog when the month of the address does not list it', async () => {
    server.use(
      api.query(LoadSchedule, () =>
        respondWith(
          aViewer({
            schedule: {
              ...aSchedule({ id: 'schedule-2', title: 'Roof' }),
              conflicts: [{ ...conflict, scheduleId: 'schedule-2' }],
            },
          }),
        ),
      ),
    );
    openMine(`view=month&date=${day}&open=shift&id=schedule-2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Roof' }));
    expect(dialog.getByText(conflict.message)).toBeInTheDocument();
  });
});

test('the dialog of a shift marks the people who are off', async () => {
  server.use(...boardHandlers({ schedules: [aSchedule({ assignees: [ana, ben] })], timeOff, conflicts: [conflict] }));
  const path = `/schedules?view=week&date=${day}&open=shift&id=schedule-1`;
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  const assigned = within(await screen.findByRole('list', { name: 'Assigned' }));
  const chips = assigned.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['Ana Pérez(time off)', 'Ben Cole']);
});
