import Fastify from 'fastify';
import mercurius from 'mercurius';
import { graphqlBoard, readBoard } from '../limit/board.ts';
import { identify, reviewers, type Viewer } from '../limit/callers.ts';
import { readFigures } from '../limit/dashboard.ts';
import { Database } from '../limit/database.ts';

/**
 * The same answers by Mercurius, as its documentation recommends: compiled queries (JIT) and loaders for relations. The
 * statements are those of a developer who knows the tables, and the connections those of the limit.
 */
const database = new Database(process.env.DATABASE_URL ?? '');

const schema = `
  type Query { viewer: Viewer }
  type Viewer {
    timesheets(first: Int): TimesheetConnection!
    dashboardStats: DashboardStats!
    scheduleBoard(from: DateTimeISO!, to: DateTimeISO!, teamId: ID): ScheduleBoard
  }
  scalar DateTimeISO
  type TimesheetConnection { edges: [TimesheetEdge!]! }
  type TimesheetEdge { node: Timesheet! }
  type Timesheet { id: ID! clockInAt: String! clockOutAt: String notes: String! user: User! }
  type User { id: ID! firstName: String! lastName: String! role: String status: String hasAccount: Boolean scheduleColor: String }
  type DashboardStats { activeWorkers: Int! hoursToday: Float! pendingApprovals: Int! activeSchedules: Int! }
  type ScheduleBoard { people: [BoardPerson!]! schedules: [Schedule!]! timeOff: [TimeOff!]! conflicts: [ScheduleConflict!]! days: [BoardDay!]! teams: [BoardTeam!] plannedMinutes: Int! draftCount: Int! }
  type BoardTeam { team: Named days: [BoardDay!]! }
  type BoardDay { date: String! people: Int! plannedMinutes: Int! mostAtOnce: Int! fewestAtOnce: Int! coverage: [CoverageStep!]! }
  type CoverageStep { from: String! to: String! people: Int! }
  type ScheduleConflict { scheduleId: ID! code: String! userId: ID! message: String! }
  type BoardPerson { plannedMinutes: Int! over40Hours: Boolean! user: User! team: Named }
  type Schedule {
    id: ID! title: String! notes: String startAt: String! endAt: String! plannedBreakMinutes: Int! changedAt: String status: String!
    job: Job team: Named place: Place
    assignedUserIds: [ID!]! assignees: [User!]! images: [Image!]! locked: Boolean!
  }
  type TimeOff { id: ID! startDate: String! endDate: String! policyName: String! user: User! }
  type Job { id: ID! name: String! }
  type Named { id: ID! name: String! }
  type Place { id: ID! name: String! address: String! }
  type Image { url: String! thumbnailUrl: String! }
`;

interface Timesheet {
  readonly id: string;
  readonly clock_in_at: string;
  readonly clock_out_at: string | null;
  readonly notes: string;
  readonly user_id: string;
}

const newest = {
  name: 'newest',
  text: `select id, clock_in_at, clock_out_at, notes, user_id from timesheets
    where organization_id = $1 order by clock_in_at desc, id desc limit $2`,
};

const findUsers = {
  name: 'find_users',
  text: `select id, first_name as "firstName", last_name as "lastName" from users
    where organization_id = $1 and id = any($2::uuid[])`,
};

interface Context {
  readonly viewer: Viewer;
}

const resolvers = {
  Query: { viewer: () => ({}) },
  Viewer: {
    timesheets: async (_root: unknown, { first }: { first: number }, { viewer }: Context) => {
      const { organization_id } = viewer;
      const rows = await database.read<Timesheet>(organization_id, newest, [organization_id, first]);
      return {
        edges: rows.map(({ clock_in_at, clock_out_at, ...row }) => ({
          node: { ...row, clockInAt: clock_in_at, clockOutAt: clock_out_at },
        })),
      };
    },
    dashboardStats: (_root: unknown, _input: unknown, { viewer }: Context) => readFigures(database, viewer),
    scheduleBoard: async (_root: unknown, { from, to }: { from: string; to: string }, { viewer }: Context) =>
      graphqlBoard(await readBoard(database, viewer, from, to), from, to),
  },
};

const loaders = {
  Timesheet: {
    user: async (queries: readonly { readonly obj: Timesheet }[], { viewer }: Context) => {
      const { organization_id } = viewer;
      const ids = [...new Set(queries.map(({ obj }) => obj.user_id))];
      const users = await database.read<{ id: string }>(organization_id, findUsers, [organization_id, ids]);
      const byId = new Map(users.map((user) => [user.id, user]));
      return queries.map(({ obj }) => byId.get(obj.user_id));
    },
  },
};

const app = Fastify();
await app.register(mercurius, {
  schema,
  resolvers: resolvers as never,
  loaders: loaders as never,
  jit: 1,
  context: async (request) => ({ viewer: await identify(database, request.raw, reviewers) }),
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('disconnect', () => process.exit(0));
