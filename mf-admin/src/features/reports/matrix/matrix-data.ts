import { fullName, matchesText } from '@timetrack/screens';
import type { Admin_Reports_LoadMatrixQuery } from '../../../gql/graphql.js';
import { withoutJob } from '../report/report-data.js';

type Work = NonNullable<NonNullable<Admin_Reports_LoadMatrixQuery['viewer']>['workMatrix']>;

export type Matrix = ReturnType<typeof readMatrix>;
export type MatrixJob = Matrix['jobs'][number];
export type MatrixPerson = Matrix['people'][number];

export function readMatrix({ jobs, people, peopleCount, minutes, hours }: Work) {
  return {
    jobs: jobs.map(({ job, ...worked }) => ({
      /** The id of the job, or `NONE`. */
      id: job?.id ?? withoutJob,
      name: job?.name ?? 'No job',
      minutes: worked.minutes,
      hours: worked.hours,
    })),
    people: people.map((person) => ({
      id: person.user.id,
      name: fullName(person.user),
      minutes: person.minutes,
      hours: person.hours,
      byJob: new Map(person.jobs.map(({ job, ...worked }) => [job?.id ?? withoutJob, worked])),
    })),
    /** How many people worked. The server sends the first thousand. */
    peopleCount,
    minutes,
    hours,
  };
}

export function findRows({ people }: Pick<Matrix, 'people'>, find: string): readonly MatrixPerson[] {
  return people.filter(({ name }) => matchesText(name, find));
}
