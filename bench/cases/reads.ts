import type { Case, RateCase, Requests } from './case.types.ts';
import { documentOf } from './documents.ts';

interface Graphql {
  readonly query: string;
  readonly variables?: object;
}

const graphql = (cookie: string, body: Graphql, path = '/graphql'): Requests => ({
  requestOf: () => ({ method: 'POST', path, cookie, body }),
});

const listQuery = `query List($first: Int) {
  viewer {
    timesheets(first: $first) {
      edges { node { id clockInAt clockOutAt notes user { id firstName lastName } } }
    }
  }
}`;

/** The same list in the words that PostGraphile derives from the tables. */
const postgraphileList = `query List($first: Int) {
  allTimesheets(first: $first, orderBy: [CLOCK_IN_AT_DESC, ID_DESC]) {
    edges { node { id clockInAt clockOutAt notes userByOrganizationIdAndUserId { id firstName lastName } } }
  }
}`;

interface PostgraphileList {
  readonly data: {
    readonly allTimesheets: {
      readonly edges: readonly {
        readonly node: {
          readonly id: string;
          readonly clockInAt: string;
          readonly clockOutAt: string | null;
          readonly notes: string;
          readonly userByOrganizationIdAndUserId: { id: string; firstName: string; lastName: string };
        };
      }[];
    };
  };
}

const iso = (text: string | null) => text && new Date(text).toISOString();

const readPostgraphileList = ({ data }: PostgraphileList) => ({
  data: {
    viewer: {
      timesheets: {
        edges: data.allTimesheets.edges.map(({ node }) => {
          const { id, firstName, lastName } = node.userByOrganizationIdAndUserId;
          return {
            node: {
              id: node.id,
              clockInAt: iso(node.clockInAt),
              clockOutAt: iso(node.clockOutAt),
              notes: node.notes,
              user: { id, firstName, lastName },
            },
          };
        }),
      },
    },
  },
});

const list: RateCase = {
  name: 'list',
  title: 'Timesheet list of 50 with person, GraphQL',
  kind: 'rate',
  goal: { limit: 0.5, peer: 0.9 },
  seeds: ['timesheets'],
  contenders: ({ timesheets: { manager } }) => {
    const body = { query: listQuery, variables: { first: 50 } };
    return {
      product: graphql(manager, body),
      limit: graphql(manager, body, '/graphql/timesheets'),
      mercurius: graphql(manager, body),
      postgraphile: {
        ...graphql(manager, { query: postgraphileList, variables: { first: 50 } }),
        read: readPostgraphileList,
      },
    };
  },
};

const review: RateCase = {
  name: 'review',
  title: 'The review screen’s query, GraphQL',
  kind: 'rate',
  goal: { limit: 0.6 },
  seeds: ['timesheets'],
  contenders: ({ timesheets: { manager } }) => {
    const body = {
      query: documentOf('mf-timeclock', 'Timeclock_Timesheets_LoadPage'),
      variables: { first: 50 },
    };
    return { product: graphql(manager, body), limit: graphql(manager, body, '/graphql/review') };
  },
};

interface DashboardAnswer {
  readonly data: { readonly viewer: { readonly dashboardStats: { readonly hoursToday: number } } };
}

/** Hours of running timesheets grow while the servers answer. */
const readDashboard = ({ data }: DashboardAnswer) => {
  const { hoursToday, ...counts } = data.viewer.dashboardStats;
  return { ...counts, hoursToday: Math.round(hoursToday * 10) / 10 };
};

const dashboard: RateCase = {
  name: 'dashboard',
  title: 'Dashboard numbers, GraphQL',
  kind: 'rate',
  goal: { limit: 1.2 },
  seeds: ['timesheets'],
  contenders: ({ timesheets: { manager } }) => {
    const body = { query: documentOf('mf-timeclock', 'Timeclock_Dashboard_LoadStats') };
    return {
      product: { ...graphql(manager, body), read: readDashboard },
      limit: { ...graphql(manager, body, '/graphql/dashboard'), read: readDashboard },
      mercurius: { ...graphql(manager, body), read: readDashboard },
    };
  },
};

const board: RateCase = {
  name: 'board',
  title: 'Week of 500 people, 3,500 shifts, GraphQL',
  kind: 'rate',
  goal: { limit: 0.7 },
  seeds: ['board'],
  seconds: 3,
  contenders: ({ board: { manager, from, to } }) => {
    const variables = { from, to, byTeam: false };
    const body = { query: documentOf('mf-scheduling', 'Scheduling_Schedule_LoadBoard'), variables };
    return {
      product: graphql(manager, body),
      limit: graphql(manager, body, '/graphql/board'),
      mercurius: graphql(manager, body),
    };
  },
};

export const reads: readonly Case[] = [list, review, dashboard, board];
