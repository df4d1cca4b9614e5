import type { User } from '../../src/features/identity/index.js';
import { type Failure, graphqlFailure, restFailure } from '../../src/features/identity/test/doors.js';
import type { TimeclockDoors } from '../../src/features/timeclock/test/timeclock-api.js';

type Input = Readonly<Record<string, unknown>>;

/** How one operation is asked for at each door. What a GET is told stands in the query, and in variables of those names. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly document: string;
}

export const doorNames = ['REST', 'GraphQL'] as const;
export type DoorName = (typeof doorNames)[number];

/** What came of an operation, whichever door it went through. The code of what is done is OK. */
export interface Outcome extends Partial<Omit<Failure, 'code'>> {
  readonly code: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and says what it should be
  readonly data: any;
}

/** Asks for an operation at one door. */
export type Ask<Name> = (door: DoorName, by: User | null, name: Name, input?: Input, id?: string) => Promise<Outcome>;

/** Asks for these operations, each at the door that the test names. */
export function asking<Name extends string>(
  doors: Pick<TimeclockDoors, 'rest' | 'graphql'>,
  operations: Readonly<Record<Name, Operation>>,
): Ask<Name> {
  const askRest: Ask<Name> = async (_door, by, name, input, id) => {
    const { method, path } = operations[name];
    const search = method === 'GET' ? new URLSearchParams(input as Record<string, string>).toString() : '';
    const body = method === 'POST' || method === 'PATCH' ? input : undefined;
    const answer = await doors.rest(by, method, path.replace(':id', id ?? '') + (search && `?${search}`), body);
    if (answer.status >= 400) return { ...restFailure(answer), data: null };
    return { code: 'OK', data: answer.status === 204 ? true : answer.body };
  };

  const askGraphql: Ask<Name> = async (_door, by, name, input, id) => {
    const { method, document } = operations[name];
    const answer = await doors.graphql(by, document, { ...(method === 'GET' ? input : { input }), ...(id && { id }) });
    if (answer.body.errors) return { ...graphqlFailure(answer), data: null };
    return { code: 'OK', data: answer.body.data[name] };
  };

  return (door, ...question) => (door === 'REST' ? askRest : askGraphql)(door, ...question);
}
