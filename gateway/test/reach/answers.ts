import type { Actor, ApiResponse, TestGateway } from '../harness/index.js';
import type { Read } from './manager-reads.js';

/** The answers of the gateway to reads, by what was sent. */
export type Answers = ReadonlyMap<string, string>;

const headersThatCount = ['content-type', 'content-disposition', 'etag', 'link'];

/** Who else works a shift in reach is named, and does not exist without the others. */
export interface Hidden {
  readonly people: ReadonlySet<string>;
  /** The people of each shift. */
  readonly peopleOfShifts: ReadonlyMap<string, readonly string[]>;
}

export const keyOf = ({ operation, request, paging }: Read) => [operation, paging, JSON.stringify(request)].join(' ');

export async function answersOf(
  gateway: TestGateway,
  self: Actor,
  reads: readonly Read[],
  hidden: Hidden,
): Promise<Answers> {
  const answers = new Map<string, string>();
  for (const read of reads) answers.set(keyOf(read), await answerOf(gateway, self, read, hidden));
  return answers;
}

export async function answerOf(gateway: TestGateway, self: Actor, read: Read, hidden: Hidden): Promise<string> {
  const pages: string[] = [];
  for (let next: Read | null = read; next && pages.length < 100; ) {
    const response = await send(gateway, self, next);
    pages.push(describe(response, read, hidden));
    next = read.paging ? followingPage(next, response) : null;
  }
  return pages.join('\n');
}

function send(gateway: TestGateway, self: Actor, { request }: Read): Promise<ApiResponse> {
  if ('document' in request) return gateway.graphql(self, request.document, request.variables);
  return gateway.rest(self, request.method, request.url, request.body);
}

function followingPage(read: Read, { headers, body }: ApiResponse): Read | null {
  const { request, operation, paging } = read;
  if ('url' in request) {
    const link = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    if (!link) return null;
    const { pathname, search } = new URL(link, 'http://localhost');
    return { ...read, request: { ...request, url: pathname + search } };
  }
  const info = body.data?.viewer?.[operation]?.pageInfo;
  if (!info?.[paging === 'FORWARD' ? 'hasNextPage' : 'hasPreviousPage']) return null;
  const position = paging === 'FORWARD' ? { after: info.endCursor } : { before: info.startCursor };
  return { ...read, request: { ...request, variables: { ...request.variables, ...position } } };
}

function describe({ status, headers, body, text }: ApiResponse, read: Read, hidden: Hidden): string {
  const listed = headersThatCount.flatMap((name) => (headers[name] ? [`${name}: ${headers[name]}`] : []));
  const isJson = String(headers['content-type']).includes('json');
  const content = isJson ? JSON.stringify(withoutColleagues(body, read, hidden), null, 1) : text;
  const kept = isJson ? listed.filter((line) => !line.startsWith('etag')) : listed;
  return [status, ...kept, content].join('\n');
}

/**
 * Removes ids of requests, people out of reach where they work the same shift as someone in reach, whether such a shift is
 * locked, and that time off leaves it as it is.
 */
function withoutColleagues(value: unknown, read: Read, hidden: Hidden, name = ''): unknown {
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => !isColleague(entry, name, read, hidden));
    return entries.map((entry) => withoutColleagues(entry, read, hidden, name));
  }
  if (typeof value !== 'object' || value === null) return value;
  const isShared = 'outcome' in value && 'schedule' in value && hasHiddenPeople(value.schedule, hidden);
  const removed = ['requestId', 'locked', ...(isShared ? ['outcome', 'isReplaceable'] : [])];
  const members = Object.entries(value).filter(([member]) => !removed.includes(member));
  return Object.fromEntries(members.map(([member, part]) => [member, withoutColleagues(part, read, hidden, member)]));
}

function hasHiddenPeople(schedule: unknown, { people, peopleOfShifts }: Hidden): boolean {
  const { id } = schedule as { readonly id: string };
  return peopleOfShifts.get(id)?.some((person) => people.has(person)) === true;
}

function isColleague(entry: unknown, name: string, { operation, input, request }: Read, hidden: Hidden): boolean {
  if (name === 'assignedUserIds') return hidden.people.has(entry as string);
  if (name === 'assignees') return hidden.people.has((entry as { id: string }).id);
  if (operation !== 'shiftColleagues') return false;
  const shift = 'variables' in request ? request.variables.id : input.id;
  const { id } = (entry as { user?: { id: string } }).user ?? {};
  return id !== undefined && hidden.people.has(id) && hidden.peopleOfShifts.get(shift as string)?.includes(id) === true;
}
