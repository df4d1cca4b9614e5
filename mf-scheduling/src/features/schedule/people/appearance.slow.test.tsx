import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPayload, api, aSessionAs, aViewer, mockGateway, renderScreen, respondWith } from '@timetrack/testing';
import { aBoard, aDay, ana, aPerson, aSchedule, aUser, ben, maria } from '../../../testing/builders.js';
import { boardHandlers, scheduleDefaults } from '../../../testing/schedule-defaults.js';
import { LoadBoard } from '../board/board.graphql.js';
import { LoadTeams, PublishDrafts } from '../board/schedule.graphql.js';
import { Schedules } from '../screen/Schedule.js';

const server = mockGateway(scheduleDefaults);
beforeEach(() => localStorage.clear());

type Shift = ReturnType<typeof aSchedule>;

const aJob = (name: string) => ({ __typename: 'Job' as const, id: `job-${name.toLowerCase()}`, name });
const schedules = [
  aSchedule({ id: 'roof', title: 'Roof', job: aJob('Tower'), assignees: [ana, ben] }),
  aSchedule({
    id: 'yard',
    title: 'Yard',
    job: aJob('Depot'),
    assignees: [ana],
    startAt: '2026-03-04T16:00:00.000Z',
    endAt: '2026-03-05T00:00:00.000Z',
  }),
  aSchedule({
    id: 'office',
    title: 'Office',
    assignees: [ben],
    startAt: '2026-03-05T16:00:00.000Z',
    endAt: '2026-03-06T00:00:00.000Z',
  }),
];

function openWeek(query = '', people = [ana, ben, maria]) {
  server.use(...boardHandlers({ people: people.map((user) => aPerson(user)), schedules }));
  const path = `/schedules?date=2026-03-02${query}`;
  return renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
}

/** The first words of each line: the names of people, the headings, and the button of people without shifts. */
const listLines = () =>
  [...document.querySelectorAll('tbody tr')].map(
    (row) => (row.querySelector('th[scope="row"] [title]') ?? row.querySelector('th, button'))?.textContent,
  );
const findDepot = () => screen.findByRole('rowheader', { name: /^Depot/u });
const bars = (name: RegExp) => screen.getAllByRole('button', { name });

test('groups people by job, with the shifts of each job below its name', async () => {
  openWeek('&view=week&group=job');
  expect(await screen.findByRole('rowheader', { name: 'Depot 1 person' })).toBeInTheDocument();

  expect(listLines()).toEqual([
    'Depot1 person',
    'Ana Pérez',
    'Tower2 people',
    'Ana Pérez',
    'Ben Cole',
    'No job1 person',
    'Ben Cole',
    '1 person without shifts',
    'Maria Mendez',
  ]);
  const [inDepot, inTower] = screen.getAllByRole('row', { name: /^Ana Pérez/u });
  expect(within(inDepot as HTMLElement).queryByRole('button', { name: /^Roof/u })).not.toBeInTheDocument();
  expect(within(inTower as HTMLElement).getByRole('button', { name: /^Roof/u })).toBeInTheDocument();
  expect(bars(/^Yard/u)).toHaveLength(1);
  expect(screen.getByRole('columnheader', { name: /^3 people/u })).toBeInTheDocument();
});

test('groups people by team, with the coverage of each team on each day', async () => {
  const garden = { __typename: 'TeamName' as const, id: 'team-1', name: 'Garden crew' };
  const stone = { __typename: 'TeamName' as const, id: 'team-2', name: 'Stone crew' };
  const [roof, yard, office] = schedules as [Shift, Shift, Shift];
  const loaded: unknown[] = [];
  const teams = [garden, null].map((team, index) => ({
    __typename: 'BoardTeam' as const,
    ...{ team, days: [aDay({ people: index + 1 })] },
  }));
  const board = aBoard({
    people: [aPerson(ana, 0, false, garden), aPerson(ben), aPerson(maria, 0, false, garden)],
    schedules: [roof, { ...yard, team: stone }, office],
  });
  server.use(
    api.query(LoadBoard, ({ variables }) => {
      loaded.push(variables);
      return respondWith(aViewer({ scheduleBoard: { ...board, teams } }));
    }),
  );
  renderScreen(<Schedules />, {
    session: aSessionAs('MANAGER'),
    path: '/schedules?date=2026-03-02&view=week&group=team',
  });
  const heading = await screen.findByRole('row', { name: /^Garden crew 1 person/ });
  expect(within(heading).getByRole('button', { name: /^Garden crew: 1 person, 16h planned/ })).toBeInTheDocument();
  expect(listLines()).toEqual([
    'Garden crew1 person',
    'Ana Pérez',
    'Stone crew1 person',
    'Ana Pérez',
    'No team1 person',
    'Ben Cole',
    '1 person without shifts',
    'Maria Mendez',
  ]);
  expect(loaded).toMatchObject([{ teamId: null, byTeam: true }]);
});

test('shows the people of a team, and publishes their drafts', async () => {
  const nodes = [{ __typename: 'Team' as const, id: 'team-1', name: 'Garden crew' }];
  const sent: unknown[] = [];
  const drafts = [aSchedule({ status: 'DRAFT' })];
  server.use(
    api.query(LoadTeams, () => respondWith(aViewer({ teams: { nodes } }))),
    api.query(LoadBoard, ({ variables }) => {
      sent.push(variables.teamId);
      return respondWith(aViewer({ scheduleBoard: aBoard({ people: [aPerson(ana)], schedules: drafts }) }));
    }),
    api.mutation(PublishDrafts, ({ variables }) => {
      sent.push(variables.input);
      return respondWith(aPayload('scheduleWeekPublish', { schedules: drafts }));
    }),
  );
  const path = '/schedules?date=2026-03-02&view=week';
  const { user } = renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path });
  await user.selectOptions(await screen.findByLabelText('Team'), 'Garden crew');
  await user.click(await screen.findByRole('button', { name: 'Publish 1 draft' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent).toContainEqual({ weekOf: '2026-03-01', teamId: 'team-1' }));
  expect(sent).toContain('team-1');
});

test('folds away people without shifts, and unfolds them', async () => {
  const { user } = openWeek('&view=week&idle=folded');
  const fold = await screen.findByRole('button', { name: '1 person without shifts' });
  expect(listLines()).toEqual(['Ana Pérez', 'Ben Cole', '1 person without shifts']);
  expect(screen.getByRole('columnheader', { name: /^3 people/u })).toBeInTheDocument();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(listLines().at(-1)).toBe('Maria Mendez');
});

test('finds a person who is folded away', async () => {
  openWeek('&view=week&idle=folded&find=maria');
  expect(await screen.findByText('Maria Mendez')).toBeInTheDocument();
});

test('colors the shifts by job, with a legend', async () => {
  openWeek('&view=week&color=job');
  const [ofAna, ofBen] = (await screen.findAllByRole('button', { name: /^Roof/u })) as [HTMLElement, HTMLElement];
  expect(ofAna.style.backgroundColor).toBe(ofBen.style.backgroundColor);
  expect(bars(/^Yard/u)[0]?.style.backgroundColor).not.toBe(ofAna.style.backgroundColor);
  expect(within(screen.getByRole('list', { name: 'Color key' })).getByText('Tower')).toBeInTheDocument();
});

test('colors the month by job as well, with a legend', async () => {
  const { user } = openWeek('&view=month');
  const chip = (name: RegExp) => screen.findByRole('button', { name });
  expect((await chip(/ Roof/u)).style.backgroundColor).toBe((await chip(/ Yard/u)).style.backgroundColor);
  await user.click(screen.getByRole('button', { name: 'View options' }));
  await user.selectOptions(await screen.findByLabelText('Color by'), 'Job');
  expect(screen.queryByLabelText('Group by')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect((await chip(/ Roof/u)).style.backgroundColor).not.toBe((await chip(/ Yard/u)).style.backgroundColor);
  expect(within(screen.getByRole('list', { name: 'Color key' })).getByText('Depot')).toBeInTheDocument();
});

test('moves a shift by keyboard to the next person when both have several rows', async () => {
  const { user } = openWeek('&view=week&group=job');
  const [bar] = (await screen.findAllByRole('button', { name: /^Roof/u })) as [HTMLElement];
  act(() => bar.focus());
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  const announcement = await screen.findByText(/Maria Mendez/u, {
    selector: '[role="status"], [aria-live] *, [aria-live]',
  });
  expect(announcement).toBeInTheDocument();
});

const crowd = Array.from({ length: 13 }, (_, index) =>
  aUser('Worker', `No. ${index}`, { id: `user-${index}`, role: index === 1 ? 'MANAGER' : 'WORKER' }),
);
const heightOf = (element: HTMLElement) => element.closest('tr')?.style.height;
const findCrowd = () => screen.findByText('Worker No. 1');

test('uses compact rows for many people, unless the user wants comfortable ones', async () => {
  const { unmount } = openWeek('&view=week', crowd);
  expect(heightOf(await findCrowd())).toBe('32px');
  unmount();
  openWeek('&view=week&density=comfortable', crowd);
  expect(heightOf(await findCrowd())).toBe('68px');
});

test('Tab goes to the first free day of a row, because bars leave little of the others', async () => {
  const onSunday = aSchedule({ startAt: '2026-03-01T16:00:00.000Z', endAt: '2026-03-02T00:00:00.000Z' });
  server.use(...boardHandlers({ schedules: [onSunday] }));
  renderScreen(<Schedules />, { session: aSessionAs('MANAGER'), path: '/schedules?view=week&date=2026-03-02' });
  const cell = (day: string) => screen.findByRole('button', { name: `New schedule for Ana Pérez on ${day}` });
  expect(await cell('Sunday, March 1')).toHaveAttribute('tabindex', '-1');
  expect(await cell('Monday, March 2')).toHaveAttribute('tabindex', '0');
});

test('compact rows show initials, name, role and hours', async () => {
  openWeek('&view=week', crowd);
  const header = (await findCrowd()).closest('th');
  expect(header).toHaveTextContent(/^WNWorker No. 1Manager·Planned: 0m$/u);
});

test('the bars of the timeline stay 56 pixels apart for many people, unless the user wants compact rows', async () => {
  const { unmount } = openWeek('&view=timeline', [ana, ben, ...crowd]);
  const [bar] = (await screen.findAllByRole('button', { name: /^Roof/u })) as [HTMLElement];
  expect(bar.style.height).toBe('52px');
  expect(heightOf(bar)).toBe('68px');
  unmount();
  openWeek('&view=timeline&density=compact', [ana, ben, ...crowd]);
  expect((await screen.findAllByRole('button', { name: /^Roof/u }))[0]?.style.height).toBe('24px');
});

test('remembers what the user chose last, and the address wins', async () => {
  const { user, unmount } = openWeek('&view=week');
  await user.click(await screen.findByRole('button', { name: 'View options' }));
  await user.selectOptions(await screen.findByLabelText('Group by'), 'Job');
  expect(await findDepot()).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Timeline' }));
  unmount();

  const second = openWeek();
  expect(await screen.findByRole('table', { name: 'Timeline' })).toBeInTheDocument();
  expect(await findDepot()).toBeInTheDocument();
  second.unmount();

  openWeek('&view=week&group=none');
  expect(await screen.findByRole('table', { name: 'Week' })).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: /^Depot/u })).not.toBeInTheDocument();
});
