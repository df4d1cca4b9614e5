import { aViewer } from '@timetrack/testing';
import type {
  Admin_Reports_LoadJobWorkQuery,
  Admin_Reports_LoadMatrixQuery,
  Admin_Reports_LoadWorkByTimeQuery,
  SavedReport_SavedReportFragment,
} from '../gql/graphql.js';

/** Responses about work by person and job, and about saved reports. Pass only what a test depends on. */

type JobWork = NonNullable<NonNullable<Admin_Reports_LoadJobWorkQuery['viewer']>['workMatrix']>;
type Matrix = NonNullable<NonNullable<Admin_Reports_LoadMatrixQuery['viewer']>['workMatrix']>;

const riverside = { id: 'job-1', name: 'Riverside Apartments' };
const wes = { id: 'user-1', firstName: 'Wes', lastName: 'Castillo' };
const ada = { id: 'user-2', firstName: 'Ada', lastName: 'Reyes' };

/** What two people worked on one job. */
export function aJobWork(overrides: Partial<JobWork> = {}): { readonly __typename: 'WorkMatrix' } & JobWork {
  return {
    __typename: 'WorkMatrix',
    jobs: [{ job: riverside, minutes: 810, hours: 13.5 }],
    people: [
      { user: wes, minutes: 480, hours: 8 },
      { user: ada, minutes: 330, hours: 5.5 },
    ],
    peopleCount: 2,
    ...overrides,
  };
}

/** Two people on one job. The first one also worked without a job. */
export function aMatrix(overrides: Partial<Matrix> = {}): { readonly __typename: 'WorkMatrix' } & Matrix {
  const [onRiverside, withoutJob] = [
    (minutes: number) => ({ job: { id: 'job-1' }, minutes, hours: minutes / 60 }),
    { job: null, minutes: 60, hours: 1 },
  ];
  return {
    __typename: 'WorkMatrix',
    jobs: [
      { job: riverside, minutes: 810, hours: 13.5 },
      { job: null, minutes: 60, hours: 1 },
    ],
    people: [
      { user: wes, minutes: 540, hours: 9, jobs: [onRiverside(480), withoutJob] },
      { user: ada, minutes: 330, hours: 5.5, jobs: [onRiverside(330)] },
    ],
    peopleCount: 2,
    minutes: 870,
    hours: 14.5,
    ...overrides,
  };
}

/** A saved report of fixed dates. */
export function aSavedReport(name = 'November', overrides: Partial<SavedReport_SavedReportFragment> = {}) {
  const saved: SavedReport_SavedReportFragment = {
    id: `saved-${name}`,
    name,
    type: 'TIMES_BY_JOB',
    range: null,
    startDate: '2026-11-01',
    endDate: '2026-11-14',
    teamId: null,
    view: 'TABLE',
    sort: null,
    find: null,
    ...overrides,
  };
  return { __typename: 'SavedReport' as const, ...saved };
}

/** The response with these saved reports. */
export function someSavedReports(...nodes: readonly ReturnType<typeof aSavedReport>[]) {
  return aViewer({ savedReports: { nodes: [...nodes] } });
}

type WorkByTime = NonNullable<NonNullable<Admin_Reports_LoadWorkByTimeQuery['viewer']>['workByTime']>;

/** What two people worked in two weeks. */
export function aWorkByTime(overrides: Partial<WorkByTime> = {}): { readonly __typename: 'WorkByTime' } & WorkByTime {
  return {
    __typename: 'WorkByTime',
    columns: [
      { startDate: '2026-11-05', endDate: '2026-11-07', minutes: 120 },
      { startDate: '2026-11-08', endDate: '2026-11-14', minutes: 763 },
    ],
    rows: [
      { id: 'user-1', name: 'Wes Castillo', minutes: 583, cells: [120, 463] },
      { id: 'user-2', name: 'Ada Reyes', minutes: 300, cells: [0, 300] },
    ],
    rowCount: 2,
    minutes: 883,
    ...overrides,
  };
}
