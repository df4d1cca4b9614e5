import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aPayload,
  api,
  aSessionAs,
  aViewer,
  failToConnect,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import { type aBoard, aMonth, ana, aPerson, aSchedule, aTimeOff, ben, maria } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadBoard, LoadMonth } from '../board/board.graphql.js';
import { CopyWeek, PublishDrafts } from '../board/schedule.graphql.js';
import { MySchedule, Schedules } from './Schedule.js';

const server = mockGateway(scheduleDefaults);

type Members = Parameters<typeof aBoard>[0];
const respondWithBoard = (members: Members) => server.use(...boardHandlers(members));

const asManager = (query: string) =>
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: `/schedules?${query}` });
const asWorker = (query: string) =>
  renderScreen(<MySchedule />, { session: aSessionAs('WORKER'), path: `/schedule?${query}` });

const bar = (name: RegExp) => screen.findByRole('button', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') });

describe('the week view', () => {
  test('shows a row for each person with initials, name, role, and planned hours', async () => {
    respondWithBoard({ people: [aPerson(ana, 2_310), aPerson(maria, 2_460, true)] });
    asManager('view=week&date=2026-03-02');
    expect(await row('Ana Pérez')).toHaveTextContent('APAna PérezWorker·Planned: 38h 30m');
    expect(await row('Maria Mendez')).toHaveTextContent('Manager·Planned: 41h, overtime');
    expect(screen.getByText('Mar 1 – 7, 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
  });

  test('shows a shift in the cell of its day, in the organization’s time zone', async () => {
    respondWithBoard({ schedules: [aSchedule()] });
    asManager('view=week&date=2026-03-02');
    const shift = await bar(/^Framing, 9a – 5p, Mon, Mar 2, 9:00 AM – 5:00 PM, Ana Pérez$/u);
    expect(shift).toHaveTextContent('9a – 5p');
    const cells = within(await row('Ana Pérez')).getAllByRole('cell');
    expect(cells[1]).toContainElement(shift);
  });

  test('names drafts and canceled shifts in their labels', async () => {
    respondWithBoard({
      schedules: [
        aSchedule({ id: 'draft', title: 'Roof', status: 'DRAFT' }),
        aSchedule({ id: 'canceled', title: 'Drywall', status: 'CANCELED' }),
      ],
    });
    asManager('view=week&date=2026-03-02');
    expect(await bar(/^Roof, 9a – 5p, Draft,/u)).toBeInTheDocument();
    expect(await bar(/^Drywall, 9a – 5p, Canceled,/u)).toBeInTheDocument();
  });

  test('shows approved time off in the row of its person', async () => {
    respondWithBoard({ timeOff: [aTimeOff(ben)] });
    asManager('view=week&date=2026-03-02');
    expect(await row('Ben Cole')).toHaveTextContent('Time off: Paid time off, Mar 4 – Mar 5');
  });

  test('filters people by name', async () => {
    const { user } = asManager('view=week&date=2026-03-02');
    await row('Ben Cole');
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'perez');
    expect(screen.getByRole('row', { name: /Ana Pérez/u })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Ben Cole/u })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Find people' }), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Show everyone' }));
    expect(await row('Ben Cole')).toBeInTheDocument();
  });
});

describe('the timeline view', () => {
  test('shows a shift across midnight on both days, with its job', async () => {
    const job = { id: 'job-1', name: 'Riverside' };
    respondWithBoard({ schedules: [aSchedule({ title: 'Night watch', endAt: '2026-03-03T13:00:00.000Z', job })] });
    asManager('view=timeline&date=2026-03-02');
    const night = await bar(/^Night watch, 9a – 6a, Riverside, Mon, Mar 2, 9:00 AM – Tue, Mar 3, 6:00 AM, Ana Pérez$/u);
    expect(night).toHaveStyle({ height: '52px', width: 'calc(2 * 100% + 1px - 8px)' });
    expect(night).toHaveTextContent('Riverside');
  });

  test('puts overlapping shifts into lanes of 56 pixels', async () => {
    respondWithBoard({ schedules: [aSchedule(), aSchedule({ id: 'schedule-2', title: 'Roof' })] });
    asManager('view=timeline&date=2026-03-02');
    const tops = [await bar(/^Framing/u), await bar(/^Roof/u)].map(({ style }) => Number.parseInt(style.top, 10));
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBe(56);
  });
});

describe('the period navigation', () => {
  test('goes from week to week, and back to the current one', async () => {
    const { user } = asManager('view=week&date=2026-03-02');
    await user.click(screen.getByRole('button', { name: 'Next Week' }));
    expect(await screen.findByText('Mar 8 – 14, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous Week' }));
    await user.click(screen.getByRole('button', { name: 'Previous Week' }));
    expect(await screen.findByText('Feb 22 – 28, 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'This Week' }));
    expect(screen.queryByText('Feb 22 – 28, 2026')).not.toBeInTheDocument();
  });

  test('goes from month to month, and loads whole weeks', async () => {
    const requested: unknown[] = [];
    server.use(
      api.query(LoadMonth, ({ variables }) => {
        requested.push(variables);
        return respondWith(aViewer({ scheduleDays: aMonth(variables) }));
      }),
    );
    const { user } = asManager('view=month&date=2026-10-15');
    await user.click(await screen.findByRole('button', { name: 'Next Month' }));
    expect(await screen.findByText('November 2026')).toBeInTheDocument();
    await waitFor(() =>
      expect(requested.at(-1)).toEqual({ startDate: '2026-11-01', endDate: '2026-12-05', teamId: null }),
    );
    expect(screen.getByRole('button', { name: 'This Month' })).toBeInTheDocument();
  });

  test('changes the view with its tab', async () => {
    const { user } = asManager('view=month&date=2026-03-02');
    await user.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(await screen.findByRole('table', { name: 'Timeline' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the board before it is loaded', () => {
  test('shows that it is loading', async () => {
    const request = Promise.withResolvers<void>();
    server.use(
      api.query(LoadBoard, async () => {
        request.resolve();
        await delay('infinite');
      }),
    );
    asManager('view=week');
    expect(await screen.findByText('Loading the schedule')).toBeInTheDocument();
    await request.promise;
  });

  test.each([
    ['a rejected request', () => rejectWith({ message: 'Not today', code: 'INTERNAL' }), 'Not today'],
    [
      'a lost connection',
      () => failToConnect(),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('shows the reason after %s, and loads again on request', async (_, fail, text) => {
    server.use(api.query(LoadBoard, fail as () => ReturnType<typeof failToConnect>, { once: true }));
    const { user } = asManager('view=week&date=2026-03-02');
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Ana Pérez')).toBeInTheDocument();
  });
});

describe('the actions for a week', () => {
  const draft = aSchedule({ status: 'DRAFT' });

  test('publish all drafts after confirming their number', async () => {
    respondWithBoard({ schedules: [draft], draftCount: 2 });
    const published: unknown[] = [];
    server.use(
      api.mutation(PublishDrafts, ({ variables }) => {
        published.push(variables);
        respondWithBoard({ schedules: [{ ...draft, status: 'PUBLISHED' }] });
        const schedule = { __typename: 'Schedule' as const, status: 'PUBLISHED' as const };
        return respondWith(
          aPayload('scheduleWeekPublish', {
            schedules: [
              { ...schedule, id: draft.id },
              { ...schedule, id: 'other' },
            ],
          }),
        );
      }),
    );
    const { user, toasts } = asManager('view=week&date=2026-03-03');
    await user.click(await screen.findByRole('button', { name: 'Publish 2 drafts' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Publish 2 drafts?' });
    expect(published).toEqual([]);
    await user.click(within(confirmation).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toasts).toEqual([{ title: '2 schedules published', description: 'Mar 1 – 7, 2026' }]));
    expect(published).toEqual([{ input: { weekOf: '2026-03-01', teamId: null } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument());
  });

  test('copy the week before as drafts', async () => {
    const copied: unknown[] = [];
    server.use(
      api.mutation(CopyWeek, ({ variables }) => {
        copied.push(variables);
        return respondWith(aPayload('scheduleWeekCopy', { schedules: [{ __typename: 'Schedule', id: 'copy' }] }));
      }),
    );
    const { user, toasts } = asManager('view=timeline&date=2026-03-12');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy last week' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    const text = 'To Mar 8 – 14, 2026, as drafts until you publish them';
    await waitFor(() => expect(toasts).toEqual([{ title: '1 schedule copied', description: text }]));
    expect(copied).toEqual([{ input: { fromDate: '2026-03-01', toDate: '2026-03-08' } }]);
  });

  test('are in a menu that a key opens on its first item', async () => {
    const { user } = asManager('view=week&date=2026-03-12');
    (await screen.findByRole('button', { name: 'More actions' })).focus();
    await user.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Copy last week' });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
  });
});

describe('the schedule of a worker', () => {
  test('shows details and is read-only', async () => {
    respondWithBoard({ people: [aPerson(ana, 480)], schedules: [aSchedule({ notes: 'Bring the ladder' })] });
    const { user } = asWorker('view=week&date=2026-03-02');
    expect(screen.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeInTheDocument();
    expect(screen.getByText('View your assigned work schedules')).toBeInTheDocument();
    const shift = await bar(/^Framing/u);
    expect(screen.queryByRole('button', { name: /^New/u })).not.toBeInTheDocument();
    await user.click(shift);
    const details = await screen.findByRole('dialog', { name: 'Framing' });
    expect(details).toHaveTextContent('Mon, Mar 2, 9:00 AM – 5:00 PM');
    expect(details).toHaveTextContent('Bring the ladder');
    expect(within(details).queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('omits the hint about moving schedules that planners see', async () => {
    const hint = 'Hold a schedule to drag it, tap it to change it';
    const { unmount } = asManager('view=week&date=2026-03-02');
    expect(await screen.findByText(hint)).toBeInTheDocument();
    unmount();
    asWorker('view=week&date=2026-03-02');
    expect(await row('Ana Pérez')).toBeInTheDocument();
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test('opens no form, even if the address names it', async () => {
    asWorker('view=week&date=2026-03-02&open=new&day=2026-03-02');
    expect(await row('Ana Pérez')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
