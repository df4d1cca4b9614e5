import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSessionAs, mockGateway, renderScreen } from '@timetrack/testing';
import { aConflict, ana, aSchedule, ben } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

const draft = aSchedule({ status: 'DRAFT', assignees: [ana, ben] });
const published = aSchedule({ id: 'schedule-2', title: 'Roof' });
const conflicts = [
  aConflict(),
  aConflict({ code: 'TIME_OFF', message: 'Ana Pérez has approved time off' }),
  aConflict({ scheduleId: 'schedule-2' }),
];

function show(view: string, members: Parameters<typeof boardHandlers>[0] = { conflicts }) {
  server.use(...boardHandlers({ schedules: [draft, published], ...members }));
  const path = `/schedules?view=${view}&date=2026-03-02`;
  return renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
}

test.each(['week', 'timeline'])('marks the cards of the people with conflicts in the %s', async (view) => {
  show(view);
  const cardOf = async (person: string) => {
    const row = within(await screen.findByRole('row', { name: new RegExp(`^${person}`, 'u') }));
    return row.findByRole('button', { name: /^Framing/u });
  };
  expect(await cardOf('Ana')).toHaveAccessibleName(/Conflict: overlapping shift, time off$/u);
  expect((await cardOf('Ana')).querySelector('[data-conflict]')).not.toBeNull();
  expect(await cardOf('Ben')).not.toHaveAccessibleName(/Conflict/u);
  expect((await cardOf('Ben')).querySelector('[data-conflict]')).toBeNull();
});

test('marks shifts with conflicts in the month', async () => {
  show('month');
  expect(
    await screen.findByRole('button', { name: /Framing, Draft, .*Conflict: overlapping shift, time off$/u }),
  ).toBeInTheDocument();
});

test('marks days with conflicts in the month on a phone', async () => {
  const isPhone = (query: string) => query === '(width < 768px)';
  const list = (query: string) => ({
    matches: isPhone(query),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  window.matchMedia = list as unknown as typeof window.matchMedia;
  try {
    show('month');
    expect(
      await screen.findByRole('button', { name: 'Monday, March 2, 2 schedules, with conflicts' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tuesday, March 3, 0 schedules' })).toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('lists the conflicts of drafts by person before they are published, with links to their shifts', async () => {
  const { user } = show('week');
  await user.click(await screen.findByRole('button', { name: 'Publish 1 draft' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish 1 draft?' }));
  expect(await dialog.findByText('2 conflicts to check:')).toBeInTheDocument();
  expect(dialog.getByText('Ana Pérez')).toBeInTheDocument();
  expect(dialog.getByText(/Ana Pérez has approved time off/u)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeInTheDocument();
  const [link] = dialog.getAllByRole('link', { name: 'Framing, Mon, Mar 2, 9:00 AM – 5:00 PM' });
  expect(link).toHaveAttribute('href', expect.stringContaining('open=shift&id=schedule-1'));
  if (link) await user.click(link);
  expect(await screen.findByRole('dialog', { name: 'Edit Schedule' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('publishes without a list when no draft has a conflict', async () => {
  const { user } = show('week', { conflicts: [aConflict({ scheduleId: 'schedule-2' })] });
  await user.click(await screen.findByRole('button', { name: 'Publish 1 draft' }));
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
  expect(screen.queryByText(/to check/u)).not.toBeInTheDocument();
});

test('the dialog for publishing lists what other users have changed since the week was loaded', async () => {
  const shift = aSchedule({ status: 'DRAFT' });
  server.use(...boardHandlers({ schedules: [shift] }));
  const { user } = renderScreen(<Schedules />, {
    session: aSessionAs('MANAGER'),
    path: '/schedules?view=week&date=2026-03-02',
  });
  const publish = await screen.findByRole('button', { name: 'Publish 1 draft' });
  const another = aSchedule({ id: 'schedule-2', title: 'Roof', status: 'DRAFT' });
  server.use(...boardHandlers({ schedules: [shift, another], conflicts: [aConflict()] }));
  await user.click(publish);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish 2 drafts?' }));
  expect(await dialog.findByText('1 conflict to check:')).toBeInTheDocument();
});
