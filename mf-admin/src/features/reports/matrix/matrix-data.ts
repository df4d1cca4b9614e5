import { fullName, matchesText } from '@timetrack/screens';
import type { Admin_Reports_LoadMatrixQuery } from '../../../gql/graphql.js';
import { withoutJob } from '../report/report-data.js';

type Work = NonNullable<NonNullable<Admin_Reports_LoadMatrixQuery['viewer']>['workMatrix']>;

export interface MatrixJob {
  /** The id of the job, or `NONE`. */
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
}

export interface MatrixPerson {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly byJob: ReadonlyMap<string, number>;
}

export interface Matrix {
  readonly jobs: readonly MatrixJob[];
  readonly people: readonly MatrixPerson[];
  /** How many people worked. The server sends the first thousand. */
  readonly peopleCount: number;
  readonly minutes: number;
}

export function readMatrix({ jobs, people, peopleCount, minutes }: Work): Matrix {
  return {
    jobs: jobs.map(({ job, minutes: worked }) => ({
      id: job?.id ?? withoutJob,
      name: job?.name ?? 'No job',
      minutes: worked,
    })),
    people: people.map((person) => ({
      id: person.user.id,
      name: fullName(person.user),
      minutes: person.minutes,
      byJob: new Map(person.jobs.map(({ job, minutes: worked }) => [job?.id ?? withoutJob, worked])),
    })),
    peopleCount,
    minutes,
  };
}

export function findRows({ people }: Pick<Matrix, 'people'>, find: string): readonly MatrixPerson[] {
  return people.filter(({ name }) => matchesText(name, find));
}
