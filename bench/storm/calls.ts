import type { Kind } from './storm.types.ts';

/** What a command needs to know: where the person is, and the job they switch to. */
export interface Details {
  readonly jobId: string | null;
}

export interface Call {
  readonly path: string;
  readonly body: object;
}

const location = { lat: 39.7392, lng: -104.9903 };

const restPaths: Readonly<Record<Kind, string>> = {
  'clock-in': 'clock-in',
  'start-break': 'start-break',
  'end-break': 'end-break',
  'switch-job': 'switch-job',
  'clock-out': 'clock-out',
};

const fields = '{ timesheet { id clockInAt clockOutAt breaks { id startAt endAt } } }';

const mutations: Readonly<Record<Kind, string>> = {
  'clock-in': `mutation Storm_ClockIn($input: TimesheetClockInInput!) { punch: timesheetClockIn(input: $input) ${fields} }`,
  'start-break': `mutation Storm_StartBreak($input: TimesheetBreakStartInput!) { punch: timesheetBreakStart(input: $input) ${fields} }`,
  'end-break': `mutation Storm_EndBreak { punch: timesheetBreakEnd ${fields} }`,
  'switch-job': `mutation Storm_SwitchJob($input: TimesheetJobSwitchInput!) { punch: timesheetJobSwitch(input: $input) ${fields} }`,
  'clock-out': `mutation Storm_ClockOut { punch: timesheetClockOut(input: {}) ${fields} }`,
};

function inputOf(kind: Kind, { jobId }: Details): object {
  if (kind === 'clock-in') return { location, jobId };
  if (kind === 'switch-job') return { jobId };
  return kind === 'start-break' ? { type: 'UNPAID' } : {};
}

/** The request of a command in either API. */
export function callOf(kind: Kind, api: 'rest' | 'graphql', details: Details): Call {
  const input = inputOf(kind, details);
  if (api === 'rest') return { path: `/api/timesheets/${restPaths[kind]}`, body: input };
  const query = mutations[kind];
  return { path: '/graphql', body: { query, variables: query.includes('$input') ? { input } : {} } };
}
