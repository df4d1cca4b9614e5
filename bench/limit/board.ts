import { findConflicts } from './board-conflicts.ts';
import { findTimezone, totalDays } from './board-days.ts';
import { identify, planners, type Viewer } from './callers.ts';
import type { Database } from './database.ts';
import { type Route, variablesOf } from './routes.ts';
import { rowsOf } from './statements.ts';

const findPeople = {
  name: 'board_people',
  text: `select id, first_name, last_name, role, status, schedule_color, email is not null as has_account from users
    where organization_id = $1`,
};

const findJobs = { name: 'board_jobs', text: 'select id, name from jobs where organization_id = $1' };

const findTeams = { name: 'board_teams', text: 'select id, name from teams where organization_id = $1' };

const findPlaces = {
  name: 'board_places',
  text: 'select id, name, address from places where organization_id = $1',
};

const onBoard = `shift.organization_id = $1 and shift.end_at > $2::timestamptz and shift.start_at < $3::timestamptz
  and shift.start_at >= $2::timestamptz - interval '32 days'`;

/**
 * A row for each assignee of a shift, which costs less than a list in each row. The few shifts of more than a day have an index
 * of their own, and one scan finds all assignees. A full join is never a loop.
 */
const findShifts = {
  name: 'board_shifts',
  text: `
    with selected as materialized (
      select id, title, notes, start_at, end_at, planned_break_minutes, job_id, team_id, place_id, status, changed_at
      from schedules
      where organization_id = $1 and end_at > $2::timestamptz and start_at < $3::timestamptz and (
        start_at >= $2::timestamptz - interval '24 hours'
        or (start_at >= $2::timestamptz - interval '32 days' and end_at - start_at > interval '24 hours')
      )
    ), links as (
      select schedule_id, user_id from schedule_assignees
      where organization_id = $1 and schedule_id = any(array(select id from selected))
    )
    select selected.*, links.user_id from selected full join links on links.schedule_id = selected.id
    order by start_at, id, user_id`,
};

const findPhotos = {
  name: 'board_photos',
  text: `
    select link.schedule_id, link.photo_id from schedule_photos link
    join schedules shift on shift.organization_id = $1 and shift.id = link.schedule_id
    where link.organization_id = $1 and ${onBoard}
    order by link.position`,
};

const findTimeOff = {
  name: 'board_time_off',
  text: `
    select away.id, away.user_id, away.start_date::text, away.end_date::text, policy.name as policy_name
    from organizations place, pto_requests away
    join pto_policies policy on policy.organization_id = $1 and policy.id = away.policy_id
    where place.id = $1 and away.organization_id = $1 and away.status = 'APPROVED'
      and away.end_date >= ($2::timestamptz at time zone coalesce(place.timezone, 'America/Denver'))::date
      and away.start_date <= (($3::timestamptz - interval '1 ms') at time zone coalesce(place.timezone, 'America/Denver'))::date
    order by away.start_date, away.id`,
};

interface PersonRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly status: string;
  readonly schedule_color: string;
  readonly has_account: boolean;
}

interface ShiftRow {
  readonly id: string;
  readonly title: string;
  readonly notes: string | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly planned_break_minutes: number;
  readonly job_id: string | null;
  readonly team_id: string | null;
  readonly place_id: string | null;
  readonly status: string;
  readonly changed_at: string | null;
  readonly user_id: string | null;
}

interface Shift extends Omit<ShiftRow, 'user_id'> {
  readonly userIds: string[];
  readonly photoIds: string[];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface TimeOffRow {
  readonly id: string;
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly policy_name: string;
}

const alphabet = new Intl.Collator('en');

const compareNames = (one: PersonRow, other: PersonRow) =>
  alphabet.compare(one.first_name, other.first_name) ||
  alphabet.compare(one.last_name, other.last_name) ||
  alphabet.compare(one.id, other.id);

export async function readBoard(database: Database, viewer: Viewer, from: string, to: string) {
  const { organization_id: organization } = viewer;
  const [people, jobs, teams, places, shifts, photos, timeOff, zones] = await database.readAll(organization, [
    [findPeople, [organization]],
    [findJobs, [organization]],
    [findTeams, [organization]],
    [findPlaces, [organization]],
    [findShifts, [organization, from, to]],
    [findPhotos, [organization, from, to]],
    [findTimeOff, [organization, from, to]],
    [findTimezone, [organization]],
  ]);
  return {
    people: rowsOf<PersonRow>(people).sort(compareNames),
    jobs: new Map(rowsOf<Named>(jobs).map((job) => [job.id, job])),
    teams: new Map(rowsOf<Named>(teams).map((team) => [team.id, team])),
    places: new Map(rowsOf<Named & { address: string }>(places).map((place) => [place.id, place])),
    shifts: joinShifts(rowsOf(shifts), rowsOf(photos)),
    timeOff: rowsOf<TimeOffRow>(timeOff),
    timezone: rowsOf<{ timezone: string }>(zones)[0]?.timezone ?? 'America/Denver',
  };
}

function joinShifts(rows: readonly ShiftRow[], photos: readonly { schedule_id: string; photo_id: string }[]): Shift[] {
  const shifts: Shift[] = [];
  for (const { user_id, ...row } of rows) {
    let shift = shifts.at(-1);
    if (shift?.id !== row.id) {
      shift = { ...row, userIds: [], photoIds: [] };
      shifts.push(shift);
    }
    if (user_id !== null) shift.userIds.push(user_id);
  }
  if (photos.length === 0) return shifts;
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  for (const { schedule_id, photo_id } of photos) byId.get(schedule_id)?.photoIds.push(photo_id);
  return shifts;
}

type Board = Awaited<ReturnType<typeof readBoard>>;

/** The planned minutes of each person within the board. Overlapping shifts count once. */
function planMinutes(shifts: readonly Shift[], from: string, to: string): Map<string, number> {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const planned = new Map<string, { until: number; total: number }>();
  for (const { status, start_at, end_at, planned_break_minutes, userIds } of shifts) {
    if (status === 'CANCELED') continue;
    const start = Math.max(first, Date.parse(start_at));
    const end = Math.min(last, Date.parse(end_at));
    const workShare = 1 - (planned_break_minutes * 60_000) / (Date.parse(end_at) - Date.parse(start_at));
    for (const id of userIds) {
      const sum = planned.get(id) ?? { until: first, total: 0 };
      sum.total += Math.max(0, end - Math.max(start, sum.until)) * workShare;
      sum.until = Math.max(sum.until, end);
      planned.set(id, sum);
    }
  }
  return new Map([...planned].map(([id, { total }]) => [id, Math.floor(Math.round(total) / 60_000)]));
}

const countDrafts = (shifts: readonly Shift[], from: string, to: string) =>
  shifts.filter(({ status, start_at }) => status === 'DRAFT' && from <= start_at && start_at < to).length;

const imagesOf = (ids: readonly string[]) =>
  ids.map((id) => ({ url: `/api/photos/${id}`, thumbnailUrl: `/api/photos/${id}/thumbnail` }));

/** Who works a shift, in the order of the board. */
function assigneesOf<View>(
  ids: readonly string[],
  views: ReadonlyMap<string, { readonly rank: number; readonly view: View }>,
) {
  const found = ids.flatMap((id) => views.get(id) ?? []);
  if (found.length > 1) found.sort((one, other) => one.rank - other.rank);
  return found.map(({ view }) => view);
}

const rank = <View>(people: readonly PersonRow[], present: (person: PersonRow) => View) =>
  new Map(people.map((person, index) => [person.id, { rank: index, view: present(person) }]));

const nameOf = ({ id, first_name, last_name }: PersonRow) => ({ id, firstName: first_name, lastName: last_name });

export function graphqlBoard(
  { people, jobs, teams, places, shifts, timeOff, timezone }: Board,
  from: string,
  to: string,
) {
  const minutes = planMinutes(shifts, from, to);
  const assignees = rank(people, (person) => ({
    ...nameOf(person),
    scheduleColor: person.schedule_color,
  }));
  const names = new Map(people.map((person) => [person.id, nameOf(person)]));
  return {
    people: people
      .filter(({ status }) => status === 'ACTIVE')
      .map((person) => ({
        plannedMinutes: minutes.get(person.id) ?? 0,
        over40Hours: (minutes.get(person.id) ?? 0) > 2400,
        user: {
          ...nameOf(person),
          role: person.role,
          status: person.status,
          hasAccount: person.has_account,
          scheduleColor: person.schedule_color,
        },
      })),
    schedules: shifts.map((shift) => {
      const assignedUserIds = shift.userIds;
      return {
        id: shift.id,
        title: shift.title,
        notes: shift.notes,
        startAt: shift.start_at,
        endAt: shift.end_at,
        plannedBreakMinutes: shift.planned_break_minutes,
        changedAt: shift.changed_at,
        status: shift.status,
        job: (shift.job_id && jobs.get(shift.job_id)) || null,
        team: (shift.team_id && teams.get(shift.team_id)) || null,
        place: (shift.place_id && places.get(shift.place_id)) || null,
        assignedUserIds,
        assignees: assigneesOf(assignedUserIds, assignees),
        images: imagesOf(shift.photoIds),
        locked: false,
      };
    }),
    timeOff: timeOff.map(({ id, start_date, end_date, policy_name, user_id }) => ({
      id,
      startDate: start_date,
      endDate: end_date,
      policyName: policy_name,
      user: names.get(user_id),
    })),
    conflicts: findConflicts({ people, shifts, timeOff }, from),
    ...totalDays({ people, shifts, timezone }, from, to),
    draftCount: countDrafts(shifts, from, to),
  };
}

const normalize = (instant: unknown) => new Date(String(instant)).toISOString();

export const boardRoutes: Readonly<Record<string, Route>> = {
  'POST /graphql/board': async (exchange) => {
    const { database, request } = exchange;
    const viewer = await identify(database, request, planners);
    const variables = variablesOf(exchange);
    const [from, to] = [normalize(variables.from), normalize(variables.to)];
    const scheduleBoard = graphqlBoard(await readBoard(database, viewer, from, to), from, to);
    return { json: JSON.stringify({ data: { viewer: { scheduleBoard } } }) };
  },
};
