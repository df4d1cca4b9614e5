import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, aSessionAs, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aPerson, aSchedule, aUser } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { MoveAssignment } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);

const everyone = Array.from({ length: 500 }, (_, index) =>
  aUser('Worker', `No. ${index + 1}`, { id: `user-${index + 1}` }),
);

/** Enough for a window of 600 pixels, the rows around it, and the row with the focus. */
const maxRows = 30;

const rows = () => [...document.querySelectorAll('tbody tr')];
const row = async (number: number) =>
  (await screen.findByText(`Worker No. ${number}`)).closest('tr') as HTMLTableRowElement;
const shiftOf = async (number: number) =>
  within(await row(number)).findByRole('button', { name: new RegExp(`^Shift ${number},`, 'u') });
const scroller = () => screen.getByRole('table').parentElement as HTMLElement;

/** Scrolls as the browser does: jsdom has no layout. */
function scrollTo(top: number): void {
  scroller().scrollTop = top;
  fireEvent.scroll(scroller());
}

async function openWeek() {
  const schedules = everyone.map((user, index) =>
    aSchedule({ id: `shift-${index + 1}`, title: `Shift ${index + 1}`, assignees: [user] }),
  );
  server.use(...boardHandlers({ people: everyone.map((user) => aPerson(user)), schedules }));
  const rendered = renderScreen(<Schedules />, {
    session: aSessionAs('MANAGER'),
    path: '/schedules?view=week&date=2026-03-02',
  });
  await shiftOf(1);
  return rendered;
}

beforeEach(() => {
  const sizes = { clientHeight: 600, clientWidth: 900, scrollHeight: 18_500 } as const;
  for (const [name, size] of Object.entries(sizes)) {
    jest.spyOn(Element.prototype, name as keyof typeof sizes, 'get').mockReturnValue(size);
  }
  HTMLElement.prototype.scrollTo = function scrollElementTo(this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
    fireEvent.scroll(this);
  };
});

test('renders the rows in view, and tells screen readers how many there are', async () => {
  await openWeek();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  expect(rows().length).toBeLessThan(maxRows);
  expect(await row(1)).toHaveAttribute('aria-rowindex', '2');
  expect(within(await row(1)).getAllByRole('cell')).toHaveLength(7);
});

test('replaces the rows when it is scrolled, and numbers them by their place in the week', async () => {
  await openWeek();
  act(() => scrollTo(32 * 400));
  await shiftOf(401);
  expect(rows().length).toBeLessThan(maxRows);
  expect(screen.queryByText('Worker No. 1')).not.toBeInTheDocument();
  expect(await row(401)).toHaveAttribute('aria-rowindex', '402');
});

test('keeps the focus in a row that is scrolled out of view', async () => {
  await openWeek();
  const first = await shiftOf(1);
  act(() => first.focus());
  act(() => scrollTo(32 * 400));
  await shiftOf(401);
  expect(first).toHaveFocus();
});

test('opens a shift of a row outside of the first window', async () => {
  const { user } = await openWeek();
  act(() => scrollTo(32 * 400));
  await user.click(await shiftOf(401));
  expect(await screen.findByLabelText('Title')).toHaveValue('Shift 401');
});

test('finds a person outside of the first window by name', async () => {
  const { user } = await openWeek();
  await user.type(screen.getByLabelText('Find people'), 'No. 499');
  expect(await shiftOf(499)).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('prints the people outside of the window', async () => {
  await openWeek();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = within(document.querySelector<HTMLElement>('.sc-print-sheet') as HTMLElement);
  expect(sheet.getByText('Shift 500')).toBeInTheDocument();
  expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(501);
});

test('drags a shift by keyboard to a person outside of the window', async () => {
  const sent: unknown[] = [];
  server.use(
    api.mutation(MoveAssignment, ({ variables: { input } }) => {
      sent.push(input.toUserId);
      const assignees = everyone.filter(({ id }) => id === input.toUserId);
      const schedule = { ...aSchedule({ id: input.id, title: 'Shift 1', assignees }), conflicts: [] };
      return respondWith({
        scheduleAssignmentMove: { __typename: 'ScheduleAssignmentMovePayload', schedule, leftSchedule: null },
      });
    }),
  );
  const { user } = await openWeek();
  act(() => scroller().querySelector<HTMLElement>('[data-shift="shift-1"]')?.focus());
  await user.keyboard(` ${'{ArrowDown}'.repeat(30)}`);
  await shiftOf(31);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual(['user-31']));
  expect(await within(await row(31)).findByRole('button', { name: /^Shift 1,/u })).toBeInTheDocument();
});
