import { features } from '../../src/composition/features.js';
import { aPicture } from '../../src/features/photos/test/pictures.js';
import { schemaOf } from '../../src/platform/graphql/schema/schema.js';
import { openSocket, payloadCallOf, type TestGateway } from '../harness/index.js';
import type { Command } from './parity.types.js';
import { commands } from './parity-cases.js';

type Headers = Readonly<Record<string, string>>;

/** The failure's code, or null for a success, and the text of the response. */
export interface Reply {
  readonly code: string | null;
  readonly text: string;
}

/** Calls one operation through one API. */
export type CallApi = (gateway: TestGateway, sent: object, headers: Headers) => Promise<Reply>;

/** The operations that only one API has, or that take files. */
const others: Readonly<Record<string, Partial<Command>>> = {
  uploadTimesheetImages: { rest: ['POST', '/api/timesheets/upload-images'], mutation: 'timesheetImagesUpload' },
  uploadScheduleImages: { rest: ['POST', '/api/schedules/upload-images'], mutation: 'scheduleImagesUpload' },
  photo: { rest: ['GET', '/api/photos/:id'] },
  reportExport: {
    rest: ['GET', '/api/reports/export?type=PTO_SUMMARY&startDate=2026-07-12&endDate=2026-07-18'],
  },
  workMatrixExport: {
    rest: ['GET', '/api/reports/work-matrix/export?startDate=2026-07-12&endDate=2026-07-18'],
  },
  workByTimeExport: {
    rest: ['GET', '/api/reports/work-by-time/export?rows=JOB&columns=DAY&startDate=2026-07-12&endDate=2026-07-18'],
  },
  payrollExportFile: {
    rest: ['GET', '/api/payroll/exports/:profile'],
  },
  myHoursFile: { rest: ['GET', '/api/me/hours.csv'] },
  syncFile: { rest: ['GET', '/api/sync-queue/:id/file'] },
  calendarFeedFile: { rest: ['GET', '/api/calendar/:secret.ics'] },
  grantableRoles: { graphql: '{ viewer { grantableRoles } }' },
};

/** The subscriptions. A punch causes an event of each. */
export const subscriptions: Readonly<Record<string, string>> = {
  clockStatusChanged: 'subscription { clockStatusChanged { user { id } state } }',
  myClockChanged: 'subscription { myClockChanged { timesheet { id } } }',
  timesheetChanged: 'subscription { timesheetChanged { cursor node { timesheet { user { id } } } } }',
};

/** The APIs of an operation, by name. */
export function apisOf(operation: string, picture = false): readonly (readonly [string, CallApi])[] {
  const subscription = subscriptions[operation];
  if (subscription) return [['GraphQL', callBySocket(subscription)]];
  const row: Partial<Command> = others[operation] ?? commands[operation as keyof typeof commands] ?? {};
  const { rest, graphql, mutation } = row;
  const apis: [string, CallApi][] = [];
  if (rest) apis.push(['REST', restCall(rest, picture)]);
  if (graphql) apis.push(['GraphQL', readCall(graphql)]);
  if (mutation) apis.push(['GraphQL', mutationCall(mutation, picture)]);
  return apis;
}

function restCall([method, url]: Command['rest'], picture: boolean): CallApi {
  return async ({ inject }, sent, headers) => {
    const rest: Record<string, unknown> = { ...sent };
    const address = url.replaceAll(/:(\w+)/g, (_param, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    });
    const request = { method, url: address, headers };
    if (picture) return restReply(await inject(await withPicture(request, new FormData(), 'images')));
    if (method === 'GET') return restReply(await inject({ ...request, query: rest as Record<string, string> }));
    return restReply(await inject({ ...request, payload: rest }));
  };
}

function readCall(query: string): CallApi {
  return (gateway, sent, headers) => send(gateway, { query, variables: { ...sent, input: sent } }, headers, null);
}

const schema = schemaOf(features);

/** Calls a mutation. It fails unless the payload of a success says something. */
function mutationCall(mutation: string, picture: boolean): CallApi {
  return async (gateway, sent, headers) => {
    const call = payloadCallOf(await schema, mutation, picture ? { images: [null] } : sent);
    const reply = await send(gateway, call, headers, picture ? 'variables.input.images.0' : null);
    if (reply.code) return reply;
    const [payload] = Object.values(JSON.parse(reply.text).data) as object[];
    const isEmpty = Object.values(payload ?? {}).every((value) => value === null);
    return isEmpty ? { ...reply, code: 'EMPTY_PAYLOAD' } : reply;
  };
}

/** Sends a document, with a picture at the path `file` unless that is null. */
async function send({ inject }: TestGateway, body: object, headers: Headers, file: string | null): Promise<Reply> {
  const request = { method: 'POST', url: '/graphql', headers } as const;
  if (!file) return graphqlReply(await inject({ ...request, payload: body }));
  const form = new FormData();
  form.append('operations', JSON.stringify(body));
  form.append('map', JSON.stringify({ 0: [file] }));
  return graphqlReply(await inject(await withPicture(request, form, '0')));
}

interface RawResponse {
  readonly statusCode: number;
  readonly body: string;
}

function restReply({ statusCode, body }: RawResponse): Reply {
  return { code: statusCode < 400 ? null : JSON.parse(body).code, text: body };
}

function graphqlReply({ body }: RawResponse): Reply {
  const { data, errors } = JSON.parse(body);
  // Without a session, `viewer` is null rather than an error.
  const code = data?.viewer === null ? 'UNAUTHENTICATED' : null;
  return { code: errors?.[0].extensions.code ?? code, text: body };
}

const picture = aPicture().png().toBuffer();

async function withPicture<Request extends { readonly headers: Headers }>(
  request: Request,
  form: FormData,
  field: string,
) {
  form.append(field, new Blob([new Uint8Array(await picture)], { type: 'image/png' }), 'picture.png');
  const body = new Response(form);
  return {
    ...request,
    headers: {
      ...request.headers,
      'apollo-require-preflight': '1',
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

/** Subscribes, and punches until a message arrives: the protocol does not confirm a subscription. */
const callBySocket =
  (query: string): CallApi =>
  async (gateway, _sent, headers) => {
    const socket = await openSocket(await gateway.url(), headers);
    let outcome: Reply | undefined;
    void socket.closed.then(({ code }) => {
      outcome ??= { code: code === 4401 ? 'UNAUTHENTICATED' : null, text: '' };
    });
    void socket.init().then(async () => {
      socket.send({ type: 'subscribe', id: '1', payload: { query } });
      const { payload } = await socket.next('next', 'error');
      outcome ??= socketReply(payload);
    });
    while (!outcome) {
      for (const punch of ['clock-in', 'clock-out']) {
        await gateway.inject({ method: 'POST', url: `/api/timesheets/${punch}`, headers });
      }
      // Lets the socket take a turn even if each punch is rejected immediately.
      await new Promise(setImmediate);
    }
    await socket.close();
    return outcome;
  };

function socketReply(payload: unknown): Reply {
  const [failure] = Array.isArray(payload) ? payload : ((payload as { errors?: [] }).errors ?? []);
  return { code: failure?.extensions.code ?? null, text: JSON.stringify(payload) };
}
