import { aPicture } from '../../src/features/photos/test/pictures.js';
import { openSocket, type TestGateway } from '../harness/index.js';
import type { Command } from './parity.types.js';
import { commands } from './parity-cases.js';

type Headers = Readonly<Record<string, string>>;

/** What came back: the failure's code, null for none, and everything that was told. */
export interface Told {
  readonly code: string | null;
  readonly text: string;
}

/** Sends a call of one operation through one door. */
export type Door = (gateway: TestGateway, sent: object, headers: Headers) => Promise<Told>;

const images = (name: string) => `mutation($images: [Upload!]!) { ${name}(images: $images) { imageUrls } }`;

/** The operations that have one door only, or that take files. */
const others: Readonly<Record<string, Partial<Command>>> = {
  uploadTimesheetImages: {
    rest: ['POST', '/api/timesheets/upload-images'],
    graphql: images('uploadTimesheetImages'),
  },
  uploadScheduleImages: { rest: ['POST', '/api/schedules/upload-images'], graphql: images('uploadScheduleImages') },
  photo: { rest: ['GET', '/api/photos/:id'] },
  reportExport: {
    rest: ['GET', '/api/reports/export?type=PTO_SUMMARY&startDate=2026-07-12&endDate=2026-07-18'],
  },
  syncFile: { rest: ['GET', '/api/sync-queue/:id/file'] },
  calendarFeedFile: { rest: ['GET', '/api/calendar/:secret.ics'] },
  grantableRoles: { graphql: '{ grantableRoles }' },
};

/** The doors of an operation, by name. */
export function doorsOf(operation: string, picture = false): readonly (readonly [string, Door])[] {
  if (operation === 'clockStatusChanged') return [['GraphQL', throughSocket]];
  const { rest, graphql } = others[operation] ?? commands[operation as keyof typeof commands] ?? {};
  const doors: [string, Door][] = [];
  if (rest) doors.push(['REST', throughRest(rest, picture)]);
  if (graphql) doors.push(['GraphQL', throughGraphql(graphql, picture)]);
  return doors;
}

function throughRest([method, url]: Command['rest'], picture: boolean): Door {
  return async ({ inject }, sent, headers) => {
    const rest: Record<string, unknown> = { ...sent };
    const address = url.replaceAll(/:(\w+)/g, (_param, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return value;
    });
    const request = { method, url: address, headers };
    if (picture) return toldByRest(await inject(await withPicture(request, new FormData(), 'images')));
    if (method === 'GET') return toldByRest(await inject({ ...request, query: rest as Record<string, string> }));
    return toldByRest(await inject({ ...request, payload: rest }));
  };
}

function throughGraphql(query: string, picture: boolean): Door {
  return async ({ inject }, sent, headers) => {
    const request = { method: 'POST', url: '/graphql', headers } as const;
    const asked = { query, variables: picture ? { images: [null] } : { ...sent, input: withoutId(sent) } };
    if (!picture) return toldByGraphql(await inject({ ...request, payload: asked }));
    const form = new FormData();
    form.append('operations', JSON.stringify(asked));
    form.append('map', JSON.stringify({ 0: ['variables.images.0'] }));
    return toldByGraphql(await inject(await withPicture(request, form, '0')));
  };
}

function withoutId({ id: _id, ...input }: { id?: string }) {
  return input;
}

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

function toldByRest({ statusCode, body }: Answer): Told {
  return { code: statusCode < 400 ? null : JSON.parse(body).code, text: body };
}

function toldByGraphql({ body }: Answer): Told {
  return { code: JSON.parse(body).errors?.[0].extensions.code ?? null, text: body };
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

/** Subscribes, and punches until something is told: nothing says when a subscription is in force. */
const throughSocket: Door = async (gateway, _sent, headers) => {
  const socket = await openSocket(await gateway.url(), headers);
  let outcome: Told | undefined;
  void socket.closed.then(({ code }) => {
    outcome ??= { code: code === 4401 ? 'UNAUTHENTICATED' : null, text: '' };
  });
  void socket.init().then(async () => {
    const query = 'subscription { clockStatusChanged { user { id } state } }';
    socket.send({ type: 'subscribe', id: '1', payload: { query } });
    const { payload } = await socket.next('next', 'error');
    outcome ??= toldBySocket(payload);
  });
  while (!outcome) {
    for (const punch of ['clock-in', 'clock-out']) {
      await gateway.inject({ method: 'POST', url: `/api/timesheets/${punch}`, headers });
    }
    // A punch that is refused at once would else leave the socket no turn.
    await new Promise(setImmediate);
  }
  await socket.close();
  return outcome;
};

function toldBySocket(payload: unknown): Told {
  const [failure] = Array.isArray(payload) ? payload : ((payload as { errors?: [] }).errors ?? []);
  return { code: failure?.extensions.code ?? null, text: JSON.stringify(payload) };
}
