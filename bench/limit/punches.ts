import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes, randomUUIDv7 } from 'node:crypto';
import { everyone, identify, Refusal, type Viewer } from './callers.ts';
import {
  admit,
  closeTimesheet,
  findAnswer,
  findLast,
  findLock,
  insertEntry,
  insertTimesheet,
  lockOpen,
  measureUsage,
  storeAnswer,
} from './punch-statements.ts';
import type { Exchange, Route } from './routes.ts';
import type { Call } from './statements.ts';
import { versionOf } from './timesheet-views.ts';

/** Called after the commit of a punch. */
type Listener = (organizationId: string, status: ClockStatus) => void;

export interface ClockStatus {
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly state: 'OUT' | 'WORKING';
  readonly since: string;
}

const listeners = new Set<Listener>();
export const onPunch = (listener: Listener) => void listeners.add(listener);

const dayMs = 24 * 3_600_000;
const maxKeys = 10_000_000;

interface Person {
  readonly first_name: string;
  readonly last_name: string;
}

interface LastRow extends Person {
  readonly location_required: boolean;
  readonly is_open: boolean;
  readonly clock_out_at: string | null;
  readonly located_at: string | null;
  readonly asks_for_location: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
}

interface OpenRow extends Person {
  readonly id: string;
  readonly clock_in_at: string;
  readonly flags: readonly string[];
  readonly lat: number | null;
  readonly lng: number | null;
  readonly notes: string;
  readonly breaks: number;
  readonly photos: number;
  readonly asks_for_breaks: boolean;
}

interface Decided {
  readonly timesheet: Timesheet;
  readonly writes: readonly Call[];
  readonly action: string;
  readonly changes: object;
  readonly status: ClockStatus;
}

interface Timesheet extends Person {
  readonly id: string;
  readonly userId: string;
  readonly clockInAt: string;
  readonly clockOutAt: string | null;
  readonly flags: readonly string[];
  readonly location: Point | null;
  readonly notes: string;
  readonly asksForBreaks?: boolean;
  readonly asksForLocation: boolean;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface Punch {
  readonly operation: string;
  readonly read: (viewer: Viewer) => Call;
  readonly decide: (viewer: Viewer, row: Record<string, unknown> | undefined, body: string, now: number) => Decided;
}

const clockIn: Punch = {
  operation: 'clockIn',
  read: ({ organization_id, user_id }) => [findLast, [organization_id, user_id]],
  decide: ({ organization_id, user_id }, found, body, now) => {
    const row = found as unknown as LastRow;
    if (row.is_open) throw new Refusal(409);
    const location = locationIn(body);
    const at = Math.max(now, row.clock_out_at === null ? 0 : Date.parse(row.clock_out_at));
    const flags = flagsOf(location, at, row);
    const [id, clockInAt] = [randomUUIDv7(), new Date(at).toISOString()];
    const values = [organization_id, id, user_id, clockInAt, location?.lat ?? null, location?.lng ?? null, flags];
    return {
      timesheet: {
        ...nameOf(row),
        ...{ id, userId: user_id, clockInAt, clockOutAt: null, flags, location, notes: '' },
        asksForLocation: row.asks_for_location,
      },
      writes: [[insertTimesheet, values]],
      action: 'timesheet.clocked-in',
      changes: { clockInAt, flags, jobId: null },
      status: { user: publicName(user_id, row), state: 'WORKING', since: clockInAt },
    };
  },
};

const clockOut: Punch = {
  operation: 'clockOut',
  read: ({ organization_id, user_id }) => [lockOpen, [organization_id, user_id]],
  decide: ({ organization_id, user_id }, found, _body, now) => {
    const row = found as unknown as OpenRow | undefined;
    if (!row) throw new Refusal(409);
    if (row.breaks > 0 || row.photos > 0) throw new Error('nobody takes a break or a photo here');
    const at = new Date(Math.max(now, Date.parse(row.clock_in_at))).toISOString();
    const location = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng };
    const { id, clock_in_at: clockInAt, flags, notes, asks_for_breaks: asksForBreaks } = row;
    return {
      timesheet: {
        ...nameOf(row),
        id,
        userId: user_id,
        clockInAt,
        clockOutAt: at,
        flags,
        location,
        notes,
        asksForBreaks,
        asksForLocation: false,
      },
      writes: [
        [closeTimesheet, [organization_id, id, at]],
        [findLock, [organization_id, clockInAt, at]],
      ],
      action: 'timesheet.clocked-out',
      changes: { at },
      status: { user: publicName(user_id, row), state: 'OUT', since: at },
    };
  },
};

const nameOf = ({ first_name, last_name }: Person) => ({ first_name, last_name });
const publicName = (id: string, person: Person) => ({ id, firstName: person.first_name, lastName: person.last_name });

function locationIn(body: string): Point | null {
  const { variables } = JSON.parse(body) as { variables?: { input?: { location?: Point } } };
  return variables?.input?.location ?? null;
}

function flagsOf(location: Point | null, at: number, { location_required, located_at, lat, lng }: LastRow): string[] {
  if (!location) return location_required ? ['MISSING_LOCATION'] : [];
  if (!isPossible(location)) return ['IMPOSSIBLE_LOCATION'];
  if (located_at === null || lat === null || lng === null || !isPossible({ lat, lng })) return [];
  const hours = Math.max(0, at - Date.parse(located_at)) / 3_600_000;
  return kilometers({ lat, lng }, location) <= 1 + 1000 * hours ? [] : ['IMPOSSIBLE_LOCATION'];
}

const isPossible = ({ lat, lng }: Point) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0);

function kilometers(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [halfLat, halfLng] = [radians(to.lat - from.lat) / 2, radians(to.lng - from.lng) / 2];
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)));
}

type Respond = (timesheet: Timesheet) => string;

/**
 * One punch with an idempotency key in three round trips: the session; the caller's lock, the key and the facts; all
 * rows and the commit.
 */
async function punch(exchange: Exchange, { operation, read, decide }: Punch, respond: Respond) {
  const { database, request, body } = exchange;
  const viewer = await identify(database, request, everyone);
  const { organization_id: organization, user_id: user } = viewer;
  const key = String(request.headers['idempotency-key']);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(400);
  const hash = createHash('sha256').update(`${user}\n${key}`).digest();
  const fingerprint = createHmac('sha256', key)
    .update(JSON.stringify(['POST', request.url, body]))
    .digest();
  const now = Date.now();
  const [at, oldest] = [new Date(now).toISOString(), new Date(now - dayMs).toISOString()];
  const changed = await database.transact(async (transaction) => {
    const [stored, admitted, used, facts] = await transaction.open(organization, [
      [findAnswer, [organization, hash, oldest]],
      [admit, [organization, user, viewer.id, at, new Date(now - 7 * dayMs).toISOString()]],
      [measureUsage, [organization, user, oldest]],
      read(viewer),
    ]);
    if (stored?.rows[0]) throw new Refusal(409);
    const current = admitted?.rows[0] as { role: string } | undefined;
    if (!current || !everyone.includes(current.role)) throw new Refusal(401);
    const usage = used?.rows[0] as { keys: number; bytes: number };
    if (usage.keys >= maxKeys || usage.bytes > 1e9) throw new Refusal(409);
    const decided = decide(viewer, facts?.rows[0], body, now);
    const json = respond(decided.timesheet);
    const sealed = seal(
      { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: json },
      key,
    );
    const commands = JSON.stringify([operation]);
    const found = await transaction.finish([
      ...decided.writes,
      [insertEntry, entryOf(exchange, viewer, decided, at)],
      [storeAnswer, [organization, hash, user, fingerprint, at, commands, sealed, sealed.length]],
    ]);
    if (found[1]?.rows.length && decided.timesheet.clockOutAt) throw new Error('no pay period is closed here');
    return { json, status: decided.status };
  });
  for (const listener of listeners) listener(organization, changed.status);
  return { json: changed.json };
}

function entryOf(
  { request }: Exchange,
  viewer: Viewer,
  { action, changes, timesheet }: Decided,
  at: string,
): unknown[] {
  const address = request.socket.remoteAddress ?? '';
  const client = (request.headers['user-agent'] ?? '').slice(0, 200);
  const salt = randomBytes(16);
  const netstring = (text: string) => `${Buffer.byteLength(text)}:${text},`;
  const origin = createHash('sha256').update(salt).update(netstring(address)).update(netstring(client)).digest();
  return [
    ...[viewer.organization_id, randomUUIDv7(), at, viewer.user_id, timesheet.first_name, timesheet.last_name],
    ...[action, timesheet.id, JSON.stringify(changes), origin, address, client, salt],
  ];
}

function seal(answer: object, key: string): Buffer {
  const iv = randomBytes(12);
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'timetrack idempotent answer', 32));
  const cipher = createCipheriv('aes-256-gcm', derived, iv);
  const content = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

const statusOf = ({ clockOutAt }: Timesheet) => (clockOutAt === null ? 'OPEN' : 'PENDING');

/** What both answers show of a timesheet. */
const clockCardOf = ({ id, clockInAt, clockOutAt, asksForLocation }: Timesheet) => ({
  id,
  version: versionOf({ clock_in_at: clockInAt, clock_out_at: clockOutAt }, []),
  clockInAt,
  clockOutAt,
  asksForLocation,
  forgotten: null,
  exceptions: [],
  job: null,
  breaks: [],
});

/** The responses to the mutations of the worker's home. */
const respondByGraphql = {
  clockIn: ((timesheet) => {
    const answer = { ...clockCardOf(timesheet), notes: timesheet.notes, images: [] };
    return JSON.stringify({ data: { timesheetClockIn: { timesheet: answer } } });
  }) satisfies Respond,
  clockOut: ((timesheet) => {
    const answer = { ...clockCardOf(timesheet), status: statusOf(timesheet), asksForBreaks: timesheet.asksForBreaks };
    return JSON.stringify({ data: { timesheetClockOut: { timesheet: answer } } });
  }) satisfies Respond,
};

export const punchRoutes: Readonly<Record<string, Route>> = {
  'POST /graphql/clock-in': (exchange) => punch(exchange, clockIn, respondByGraphql.clockIn),
  'POST /graphql/clock-out': (exchange) => punch(exchange, clockOut, respondByGraphql.clockOut),
};
