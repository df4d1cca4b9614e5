import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import type { ScheduleSelectionChangeInput } from '../../../gql/graphql.js';
import { aBoard, aConflict, ana, aPerson, aSchedule, ben, maria } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadConflicts } from '../board/board.graphql.js';
import { ChangeSelection } from '../board/schedule.graphql.js';
import { MySchedule, Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

const dayOf = (day: number) => ({
  startAt: `2026-03-0${day}T16:00:00.000Z`,
  endAt: `2026-03-0${day + 1}T00:00:00.000Z`,
});
const schedules = [
  aSchedule({ id: 'a', title: 'Framing', status: 'DRAFT', ...dayOf(2) }),
  aSchedule({ id: 'b', title: 'Roof', assignees: [ben], ...dayOf(3) }),
  aSchedule({ id: 'c', title: 'Wiring', assignees: [maria], status: 'DRAFT', ...dayOf(4) }),
];

async function openBoard(query = 'view=week&date=2026-03-02') {
  server.use(...boardHandlers({ schedules }));
  const view = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
  await screen.findByRole('button', { name: /Framing/u });
  return view;
}

/** The requests to change shifts. The gateway leaves the shift `b` as it is. */
function recordChanges() {
  const sent: ScheduleSelectionChangeInput[] = [];
  server.use(
    api.mutation(ChangeSelection, ({ variables: { input } }) => {
      sent.push(input);
      const changedIds = input.ids.filter((id) => id !== 'b');
      const left = input.ids.includes('b')
        ? [{ __typename: 'LeftSchedule' as const, id: 'b', message: 'This shift is already published' }]
        : [];
      return respondWith({
        scheduleSelectionChange: { __typename: 'ScheduleSelectionChangePayload', changedIds, left },
      });
    }),
  );
  return sent;
}

const selectAll = () => fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
const card = (name: RegExp) => screen.getByRole('checkbox', { name });
const selected = () =>
  [...document.querySelectorAll('[data-shift][aria-checked="true"]')].map((one) => one.textContent?.slice(0, 4));
const bar = () => screen.findByRole('region', { name: 'Selected shifts' });
const press = (name: string) => async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(within(await bar()).getByRole('button', { name }));

describe('selecting shifts', () => {
  test('Ctrl and a click selects a shift, further clicks add or remove shifts, and Escape clears them', async () => {
    const { user } = await openBoard();
    fireEvent.click(screen.getByRole('button', { name: /^Framing/u }), { ctrlKey: true });
    expect(await within(await bar()).findByText('1 shift selected')).toBeInTheDocument();
    await user.click(card(/^Roof/u));
    expect(selected()).toEqual(['Fram', 'Roof']);
    await user.click(card(/^Framing/u));
    expect(selected()).toEqual(['Roof']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByText('Selection cleared')).toBeInTheDocument();
  });

  test('Shift selects the rows and days up to the pressed shift', async () => {
    await openBoard();
    fireEvent.click(screen.getByRole('button', { name: /^Framing/u }), { metaKey: true });
    fireEvent.click(card(/^Roof/u), { shiftKey: true });
    expect(selected()).toEqual(['Fram', 'Roof']);
    fireEvent.click(card(/^Wiring/u), { shiftKey: true });
    expect(selected()).toHaveLength(3);
  });

  test('the keyboard selects with X and Space, and does not pick up a selected shift', async () => {
    const { user } = await openBoard();
    act(() => screen.getByRole('button', { name: /^Framing/u }).focus());
    await user.keyboard('x');
    expect(selected()).toEqual(['Fram']);
    act(() => card(/^Roof/u).focus());
    await user.keyboard(' ');
    expect(selected()).toEqual(['Fram', 'Roof']);
    expect(screen.queryByText(/^Picked up/u)).not.toBeInTheDocument();
  });

  test('check boxes select all shifts of a day, a person or a job', async () => {
    const { user } = await openBoard('view=week&date=2026-03-02&group=job');
    expect(screen.queryByRole('checkbox', { name: /^Select/u })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Framing/u }), { ctrlKey: true });
    const ofMonday = screen.getByRole('checkbox', { name: 'Select Monday, March 2' });
    expect(ofMonday).toBeChecked();
    const all = screen.getByRole('checkbox', { name: 'Select shifts of No job' });
    expect(all).toBePartiallyChecked();
    expect(screen.queryByRole('checkbox', { name: 'Select Friday, March 6' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select shifts of Ben Cole' }));
    expect(within(await bar()).getByText('2 shifts selected')).toBeInTheDocument();
    await user.click(all);
    expect(within(await bar()).getByText('3 shifts selected')).toBeInTheDocument();
    await user.click(ofMonday);
    await user.click(ofMonday);
    await user.click(ofMonday);
    expect(within(await bar()).getByText('2 shifts selected')).toBeInTheDocument();
    expect(card(/^Framing/u)).not.toBeChecked();
  });

  test('Ctrl+A selects only the shifts of people that the search finds, and no text field loses the key', async () => {
    const { user } = await openBoard();
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'Ben{Control>}a{/Control}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    selectAll();
    expect(selected()).toEqual(['Roof']);
  });

  test('a search ends the selection of shifts that it hides', async () => {
    const { user } = await openBoard();
    selectAll();
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'Ben');
    expect(within(await bar()).getByText('1 shift selected')).toBeInTheDocument();
  });

  test('Ctrl+A in the month includes the shifts that its days have no room for', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => aSchedule({ id: `${id}`, title: `Framing ${id}` }));
    server.use(...boardHandlers({ schedules: many }));
    renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: '/schedules?view=month&date=2026-03-02' });
    await screen.findByRole('button', { name: /Framing 1/u });
    selectAll();
    expect(await within(await bar()).findByText('5 shifts selected')).toBeInTheDocument();
  });

  test('shifts stay selected when the board loads again, unless another user has deleted them', async () => {
    const { user } = await openBoard();
    selectAll();
    await bar();
    server.use(...boardHandlers({ schedules: schedules.slice(0, 2) }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await within(await bar()).findByText('2 shifts selected')).toBeInTheDocument();
  });

  test('the next week ends the selection', async () => {
    const { user } = await openBoard();
    selectAll();
    await bar();
    await user.click(screen.getByRole('button', { name: 'Next Week' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected shifts' })).not.toBeInTheDocument());
  });

  test('workers cannot select their shifts', async () => {
    server.use(...boardHandlers({ people: [aPerson(ana)], schedules }));
    const path = '/schedule?view=week&date=2026-03-02';
    renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path });
    await screen.findByRole('button', { name: /^Framing/u });
    selectAll();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(document.querySelector('[data-select]')).toBeNull();
  });
});

describe('changing the selected shifts', () => {
  test('publishes drafts after a question with their conflicts, says what was left and why, and undoes it', async () => {
    const sent = recordChanges();
    server.use(...boardHandlers({ schedules }));
    const { user } = await openBoard();
    server.use(...boardHandlers({ schedules, conflicts: [aConflict({ scheduleId: 'a' })] }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('button', { name: /^Framing, .*Conflict/u });
    selectAll();
    await press('Publish')(user);
    const question = await screen.findByRole('alertdialog', { name: 'Publish 2 drafts?' });
    expect(question).toHaveTextContent('1 selected shift is not a draft.');
    expect(question).toHaveTextContent('Ana Pérez is also planned for “Roof”');
    await user.click(within(question).getByRole('button', { name: 'Publish anyway' }));

    expect(await screen.findByText('2 shifts published')).toBeInTheDocument();
    expect(screen.getByText('1 shift stays as it is: This shift is already published.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 shifts made drafts')).toBeInTheDocument();
    expect(sent).toEqual([
      { ids: ['a', 'b', 'c'], action: 'PUBLISH' },
      { ids: ['a', 'c'], action: 'UNPUBLISH' },
    ]);
  });

  test('lists the conflicts of this moment, also of shifts that the month has no room for', async () => {
    const drafts = [1, 2, 3, 4, 5].map((id) => aSchedule({ id: `${id}`, title: `Framing ${id}`, status: 'DRAFT' }));
    server.use(...boardHandlers({ schedules: drafts }));
    const path = '/schedules?view=month&date=2026-03-02';
    const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
    await screen.findByRole('button', { name: /Framing 1/u });
    selectAll();
    await within(await bar()).findByText('5 shifts selected');
    const conflicts = [aConflict({ scheduleId: '5' }), aConflict({ scheduleId: 'not-selected' })];
    server.use(api.query(LoadConflicts, () => respondWith(aViewer({ scheduleBoard: aBoard({ conflicts }) }))));
    await press('Publish')(user);
    const question = await screen.findByRole('alertdialog', { name: 'Publish 5 drafts?' });
    expect(within(question).getByText('1 conflict to check:')).toBeInTheDocument();
    expect(within(question).getByRole('link', { name: /^Framing 5/u })).toBeInTheDocument();
    expect(within(question).getByRole('button', { name: 'Publish anyway' })).toBeInTheDocument();
  });

  test('does not publish if the conflicts could not be loaded', async () => {
    const sent = recordChanges();
    const { user, toasts } = await openBoard();
    server.use(api.query(LoadConflicts, () => failToConnect()));
    selectAll();
    await press('Publish')(user);
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to check the shifts for conflicts' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(within(await bar()).getByText('3 shifts selected')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('cannot publish until a draft is selected', async () => {
    const { user } = await openBoard();
    fireEvent.click(screen.getByRole('button', { name: /^Roof/u }), { ctrlKey: true });
    expect(within(await bar()).getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(card(/^Framing/u));
    expect(within(await bar()).getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  test('deletes after a question, and offers no undo', async () => {
    const sent = recordChanges();
    const { user } = await openBoard();
    fireEvent.click(screen.getByRole('button', { name: /^Framing/u }), { ctrlKey: true });
    await press('Delete')(user);
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 shift?' });
    expect(question).toHaveTextContent('Mar 2, 2026. This action cannot be undone.');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 shift deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ ids: ['a'], action: 'DELETE' }]);
  });

  test('keeps the selection when the server rejects the change', async () => {
    server.use(api.mutation(ChangeSelection, () => rejectWith({ message: 'Try again', code: 'CONFLICT' })));
    const { user, toasts } = await openBoard();
    selectAll();
    await user.click(within(await bar()).getByRole('button', { name: 'More for the selection' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the next week' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Failed to change the shifts' }]));
    expect(within(await bar()).getByText('3 shifts selected')).toBeInTheDocument();
  });
});
