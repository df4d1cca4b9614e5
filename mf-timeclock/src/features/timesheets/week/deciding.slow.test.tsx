import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { delay } from 'msw';
import { defaults } from '../../../testing/defaults.js';
import {
  anApproval,
  aPersonWeek,
  aRejection,
  aWeek,
  aWeekTimesheet,
  weekTotalsOf,
} from '../../../testing/week-builders.js';
import { Timesheets } from '../Timesheets.js';
import { ApproveSelection, LoadWeek, LoadWeekTotals, RejectSelection } from './week.graphql.js';

const server = mockGateway(defaults);
const [monday, tuesday, wednesday] = ['2026-11-02', '2026-11-03', '2026-11-04'] as const;
const wanda = aPersonWeek(['Wanda', 'Walker'], { [monday]: aWeekTimesheet('a', monday) });
const ben = aPersonWeek(
  ['Ben', 'Cole'],
  {
    [monday]: aWeekTimesheet('b', monday, {
      rejection: { __typename: 'TimesheetRejection', reason: 'No lunch?' } as never,
    }),
  },
  { b: 'Rejected: “No lunch?”' },
);

const open = (query = '', role: 'MANAGER' | 'ACCOUNTANT' = 'MANAGER') =>
  renderScreen(<Timesheets />, { session: aSessionAs(role), path: `/timesheets${query.replace('&', '?')}` });
const respondWithPeople = (...people: Parameters<typeof aWeek>[0][number][]) =>
  server.use(api.query(LoadWeek, () => respondWith(aWeek(people))));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the selection', () => {
  /** Two pages with one person each. */
  function respondWithPages() {
    server.use(
      api.query(LoadWeek, ({ variables: { after } }) => respondWith(after ? aWeek([ben]) : aWeek([wanda], 'page-2'))),
    );
    const inputs: unknown[] = [];
    server.use(
      api.mutation(ApproveSelection, ({ variables }) => {
        inputs.push(variables.input);
        return respondWith(anApproval(2));
      }),
    );
    return inputs;
  }

  test('is kept while the viewer turns to other people, and approved at once', async () => {
    const inputs = respondWithPages();
    const { user } = open();
    await user.click(await button('Select all 1'));
    await user.click(await button('More people'));
    await row(/Ben Cole/u);
    expect(screen.getByRole('heading', { name: 'Timesheets' })).toHaveFocus();
    expect(screen.getByText('1 timesheet selected')).toBeInTheDocument();
    await user.click(await button('Select all 1'));
    await user.click(await button('Approve selected'));
    await user.click(await button('Approve 2, 1 with exceptions'));
    await waitFor(() =>
      expect(inputs).toEqual([
        {
          timesheets: [
            { id: 'b', expectedVersion: 'version-b', rejected: true },
            { id: 'a', expectedVersion: 'version-a', rejected: false },
          ],
          confirmExceptions: true,
        },
      ]),
    );
  });

  test('is rejected with one reason that is required', async () => {
    respondWithPeople(wanda, ben);
    const inputs: unknown[] = [];
    server.use(
      api.mutation(RejectSelection, ({ variables }) => {
        inputs.push(variables.input);
        return respondWith(aRejection(1));
      }),
    );
    const { user, toasts } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select the week of Wanda Walker' }));
    await user.click(await button('Reject selected…'));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 1 timesheet?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject 1' }));
    expect(await within(dialog).findByText('Reason is required')).toBeInTheDocument();
    expect(inputs).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'Who clocked you out?');
    await user.click(within(dialog).getByRole('button', { name: 'Reject 1' }));
    await waitFor(() => expect(toasts).toEqual([{ title: '1 timesheet rejected' }]));
    expect(inputs).toEqual([
      { timesheets: [{ id: 'a', expectedVersion: 'version-a', rejected: false }], reason: 'Who clocked you out?' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('1 timesheet selected')).not.toBeInTheDocument();
  });

  test('asks before a typed reason is lost', async () => {
    respondWithPeople(wanda);
    const { user } = open();
    await user.click(await button('Select all 1'));
    await user.click(await button('Reject selected…'));
    await user.type(await screen.findByLabelText('Reason'), 'Who');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });
});

describe('a day', () => {
  const at = (day: string, time: string) => `2026-11-0${day}T${time}:00.000Z`;
  const night = { clockInAt: at('4', '05:00'), clockOutAt: at('4', '13:00') };

  test('names the day of a time beyond midnight, and continues a night shift', async () => {
    const person = aPersonWeek(['Noor', 'Haddad'], { [tuesday]: aWeekTimesheet('night', tuesday, night) });
    const continued = { __typename: 'Timesheet', id: 'night', ...night, status: 'PENDING' } as const;
    const days = person.days.map((day) =>
      day.date === wednesday ? { ...day, minutes: 360, continued: [continued] } : day,
    );
    respondWithPeople({ ...person, days });
    const { user } = open();
    await user.click(await button('Noor Haddad'));
    const [first, second] = screen.getAllByRole('button', { name: /open the timesheet of Noor Haddad/u });
    expect(first).toHaveAccessibleName(/^10:00 PM – Wed 6:00 AM Pending/u);
    expect(second).toHaveAccessibleName(/^Tue 10:00 PM – 6:00 AM Pending/u);
    expect(screen.getAllByRole('checkbox', { name: /^Select Noor Haddad/u })).toHaveLength(1);
  });

  test('is in progress, not empty, while someone works', async () => {
    const running = aWeekTimesheet('a', monday, { clockOutAt: null, status: 'OPEN', canApprove: false });
    const person = aPersonWeek(['Noor', 'Haddad'], { [monday]: running });
    respondWithPeople({ ...person, days: person.days.map((day) => ({ ...day, minutes: 0 })) });
    const { user } = open();
    expect(within(await row(/Noor Haddad/u)).getAllByText('In progress')).toHaveLength(2);
    await user.click(await button('Noor Haddad'));
    expect(screen.getByRole('button', { name: /^9:00 AM – now In progress/u })).toBeInTheDocument();
  });
});

test('the totals of everyone are below the people, and the grid does not wait for them', async () => {
  respondWithPeople(wanda);
  server.use(api.query(LoadWeekTotals, async () => delay('infinite')));
  const { unmount } = open();
  await row(/Wanda Walker/u);
  expect(screen.queryByRole('row', { name: /Everyone/u })).not.toBeInTheDocument();
  unmount();
  server.use(api.query(LoadWeekTotals, () => respondWith(weekTotalsOf(960))));
  open();
  expect(await row(/Everyone/u)).toHaveTextContent('Everyone0m16h16h16h16h16h0m80h');
});

test('own hours say who approves them', async () => {
  const approvalObstacle = 'Your own hours: someone else approves them.';
  const own = aWeekTimesheet('a', monday, { canApprove: false, approvalObstacle });
  respondWithPeople(aPersonWeek(['Maya', 'Mendez'], { [monday]: own }));
  const { user } = open();
  await user.click(await button('Maya Mendez'));
  expect(screen.getByText(approvalObstacle)).toBeInTheDocument();
});

test('the week of one person is listed', async () => {
  const people: unknown[] = [];
  server.use(
    api.query(LoadWeek, ({ variables: { userId } }) => {
      people.push(userId);
      return respondWith(aWeek([wanda]));
    }),
  );
  open('&user=wanda');
  await row(/Wanda Walker/u);
  expect(people).toEqual(['wanda']);
});
