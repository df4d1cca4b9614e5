import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPayload, api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { ana, aSchedule, aUser } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { MoveSchedule } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
const archivedPerson = aUser('Gordon', 'Gone');
const row = () => screen.findByRole('row', { name: /^Archived people/u });

function show(query: string, ...schedules: ReturnType<typeof aSchedule>[]) {
  server.use(...boardHandlers({ schedules }));
  return renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?date=2026-03-02&${query}` });
}

test.each(['week', 'timeline'])('shows shifts with only archived assignees in a row of the %s', async (view) => {
  show(
    `view=${view}`,
    aSchedule({ assignees: [archivedPerson] }),
    aSchedule({ id: 'other', title: 'Roof', assignees: [archivedPerson, ana] }),
  );
  const archived = within(await row());
  expect(archived.getByRole('button', { name: /^Framing/u })).toBeInTheDocument();
  expect(archived.queryByRole('button', { name: /^Roof/u })).not.toBeInTheDocument();
  expect(archived.queryByRole('button', { name: /^New schedule/u })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^3 people/u })).toBeInTheDocument();
});

test('hides the row of archived people when it is empty', async () => {
  show('view=week', aSchedule());
  expect(await screen.findByRole('button', { name: /^Framing/u })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Archived people/u })).not.toBeInTheDocument();
});

test('moves a shift from archived people to an active person', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(MoveSchedule, ({ variables: { input } }) => {
      sent.push(input.assignedUserIds);
      return respondWith(aPayload('scheduleUpdate', { schedule: { ...aSchedule({ id: input.id }), conflicts: [] } }));
    }),
  );
  const { user } = show('view=week', aSchedule({ assignees: [archivedPerson] }));
  const bar = await screen.findByRole('button', { name: /^Framing/u });
  act(() => bar.focus());
  await user.keyboard(' {ArrowUp}{Enter}');
  await waitFor(() => expect(sent).toEqual([['user-maria']]));
  expect(await screen.findByRole('button', { name: /^Framing, .*Ana Pérez$/u })).toBeInTheDocument();
});
