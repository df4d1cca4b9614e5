import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, rejectWith, renderScreen, respondWith } from '@timetrack/testing';
import { delay } from 'msw';
import type {
  Timeclock_Timesheets_ApproveSelectionMutationVariables,
  Timeclock_Timesheets_LoadWeekQueryVariables,
} from '../../../gql/graphql.js';
import { defaults } from '../../../testing/defaults.js';
import { anApproval, aPersonWeek, aWeek, aWeekTimesheet } from '../../../testing/week-builders.js';
import { Timesheets } from '../Timesheets.js';
import { ApproveSelection, LoadWeek } from './week.graphql.js';

const server = mockGateway(defaults);
const [monday, tuesday] = ['2026-11-02', '2026-11-03'] as const;
const wanda = aPersonWeek(
  ['Wanda', 'Walker'],
  { [monday]: aWeekTimesheet('a', monday), [tuesday]: aWeekTimesheet('b', tuesday) },
  { b: 'Added by a manager' },
);
const ben = aPersonWeek(['Ben', 'Cole'], { [monday]: aWeekTimesheet('c', monday) });

const open = (query = '', role: 'MANAGER' | 'ACCOUNTANT' = 'MANAGER') =>
  renderScreen(<Timesheets />, { session: aSessionAs(role), path: `/timesheets${query.replace('&', '?')}` });
const respondWithPeople = (...people: Parameters<typeof aWeek>[0][number][]) =>
  server.use(api.query(LoadWeek, () => respondWith(aWeek(people))));

function recordApprovals(response = anApproval(2)) {
  const inputs: Timeclock_Timesheets_ApproveSelectionMutationVariables['input'][] = [];
  server.use(
    api.mutation(ApproveSelection, ({ variables }) => {
      inputs.push(variables.input);
      return respondWith(response);
    }),
  );
  return inputs;
}

describe('the review by week', () => {
  test('shows hours by person and day, with the week’s total and exceptions in words', async () => {
    respondWithPeople(wanda, ben);
    open();
    const row = await screen.findByRole('row', { name: /Wanda Walker/u });
    expect(within(row).getAllByText('8h')).toHaveLength(2);
    expect(row).toHaveTextContent('16h1 exception');
    expect(screen.getByRole('row', { name: /Ben Cole/u })).not.toHaveTextContent('exception');
    expect(screen.getByText('Nov 1 – 7, 2026')).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('By week');
  });

  test('shows the timesheets, the exceptions and the approval of a person on demand', async () => {
    respondWithPeople(wanda, ben);
    const { user } = open();
    const name = await screen.findByRole('button', { name: 'Wanda Walker' });
    expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    const details = within(document.getElementById(name.getAttribute('aria-controls') ?? '') as HTMLElement);
    expect(details.getByText('Added by a manager')).toBeInTheDocument();
    const timesheet = details.getByRole('button', {
      name: /^9:00 AM – 5:00 PM Pending: open the timesheet .*Nov 2$/u,
    });
    await user.click(details.getByRole('checkbox', { name: /Nov 3, 9:00 AM – 5:00 PM$/u }));
    expect(screen.getByText('1 timesheet selected, 1 with exceptions')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select the week of Wanda Walker' })).toBePartiallyChecked();
    expect(timesheet).toBeEnabled();
    await user.click(name);
    expect(timesheet).not.toBeInTheDocument();
  });

  test('approves everything selected after one confirmation of the exceptions', async () => {
    respondWithPeople(wanda, ben);
    const inputs = recordApprovals();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Select all 3' }));
    expect(screen.getByText('3 timesheets selected, 1 with exceptions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    expect(inputs).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Approve 3, 1 with exceptions' }));
    await waitFor(() =>
      expect(inputs).toEqual([
        {
          timesheets: ['a', 'b', 'c'].map((id) => ({ id, expectedVersion: `version-${id}`, rejected: false })),
          confirmExceptions: true,
        },
      ]),
    );
    expect(await screen.findByText('2 timesheets approved')).toBeInTheDocument();
  });

  test('approves a person’s week in the version that the viewer has seen', async () => {
    respondWithPeople(wanda, ben);
    const inputs = recordApprovals();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ben Cole' }));
    await user.click(screen.getByRole('button', { name: /^Approve 1 of Ben Cole/u }));
    await waitFor(() =>
      expect(inputs).toEqual([
        {
          weeks: [{ userId: ben.user.id, weekOf: '2026-11-01', expectedVersion: 'week-of-Ben' }],
          confirmExceptions: false,
        },
      ]),
    );
  });

  test('selects with the keyboard, a person or a single timesheet', async () => {
    respondWithPeople(wanda);
    const { user } = open();
    const week = await screen.findByRole('checkbox', { name: 'Select the week of Wanda Walker' });
    week.focus();
    await user.keyboard(' ');
    expect(week).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Wanda Walker' }));
    await user.click(screen.getByRole('checkbox', { name: /Select Wanda Walker, Tue, Nov 3/u }));
    expect(week).toBePartiallyChecked();
    expect(screen.getByText('1 timesheet selected')).toBeInTheDocument();
  });

  test('lists what the gateway left, with the reason', async () => {
    respondWithPeople(ben);
    recordApprovals(anApproval(0, [{ timesheetId: 'a', message: 'Your own hours: someone else approves them.' }]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ben Cole' }));
    await user.click(screen.getByRole('button', { name: /^Approve 1 of Ben Cole/u }));
    const dialog = await screen.findByRole('dialog', { name: '1 timesheet not approved' });
    expect(dialog).toHaveTextContent('Wanda Walker, Nov 2, 2026');
    expect(dialog).toHaveTextContent('Your own hours: someone else approves them.');
  });

  test('keeps the week and the filter in the address', async () => {
    const requests: Timeclock_Timesheets_LoadWeekQueryVariables[] = [];
    server.use(
      api.query(LoadWeek, ({ variables }) => {
        requests.push(variables);
        return respondWith(aWeek([]));
      }),
    );
    const { user } = open('&show=to-review');
    expect(await screen.findByText('Nothing to review in this week')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ weekOf: '2026-10-25', show: 'TO_REVIEW' }));
  });

  test('takes no clicks on rows of the week before, and turns another week, while one is loading', async () => {
    const weeks: unknown[] = [];
    server.use(
      api.query(LoadWeek, async ({ variables: { weekOf } }) => {
        weeks.push(weekOf);
        if (weekOf) await delay('infinite');
        return respondWith(aWeek([wanda]));
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Wanda Walker' }));
    const approve = screen.getByRole('button', { name: /^Approve 2 of Wanda Walker/u });
    const selectAll = screen.getByRole('button', { name: 'Select all 2' });
    expect(approve.closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(approve.closest('[inert]')).not.toBeNull());
    expect(selectAll.closest('[inert]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(weeks).toEqual([null, '2026-10-25', '2026-10-18']));
  });

  test('shows loading and failures', async () => {
    server.use(api.query(LoadWeek, async () => delay('infinite')));
    const { unmount } = open();
    expect(await screen.findByRole('status', { name: 'Loading the week' })).toBeInTheDocument();
    unmount();
    server.use(api.query(LoadWeek, () => rejectWith({ message: 'Broken', code: 'INTERNAL' })));
    open();
    expect(await screen.findByText('The week could not be loaded')).toBeInTheDocument();
  });

  test('offers an accountant no approval', async () => {
    const timesheet = aWeekTimesheet('a', monday, { canApprove: false });
    respondWithPeople(aPersonWeek(['Wanda', 'Walker'], { [monday]: timesheet }));
    open('', 'ACCOUNTANT');
    await screen.findByRole('row', { name: /Wanda Walker/u });
    expect(screen.queryByRole('button', { name: /Approve|Select all/u })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
