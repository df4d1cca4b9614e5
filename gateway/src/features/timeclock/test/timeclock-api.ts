import { aTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../identity/index.js';
import { aSession } from '../../identity/test/builders.js';
import type { Answer } from '../../identity/test/doors.js';

interface FileToSend {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
}

type Headers = Readonly<Record<string, string>>;

interface Sent {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: object | Buffer;
  readonly headers?: Headers;
}

/** The gateway's two doors, and who knocks: null for nobody. */
export interface TimeclockDoors extends Pick<TestApp, 'orm' | 'clock' | 'close' | 'url' | 'inject'> {
  rest(by: User | null, method: Sent['method'], url: string, body?: object, headers?: Headers): Promise<Answer>;
  graphql(by: User | null, query: string, variables?: object): Promise<Answer>;
  restUpload(by: User | null, files: readonly FileToSend[], field?: string, url?: string): Promise<Answer>;
  graphqlUpload(by: User | null, files: readonly FileToSend[]): Promise<Answer>;
  cookieOf(by: User): Promise<string>;
}

const uploadMutation = `mutation ($images: [Upload!]!) {
  uploadTimesheetImages(images: $images) { imageUrls images { url thumbnailUrl } }
}`;

export async function timeclockDoors(parts: Parameters<typeof aTestApp>[1] = {}): Promise<TimeclockDoors> {
  const app = await aTestApp({}, parts);
  const { orm, inject, clock } = app;
  const cookies = new Map<User, Promise<string>>();

  function cookieOf(by: User): Promise<string> {
    const known = cookies.get(by) ?? aSession(orm, by).then(({ token }) => `timetrack_session=${token}`);
    cookies.set(by, known);
    return known;
  }

  async function send(by: User | null, { headers, ...sent }: Sent): Promise<Answer> {
    const signedIn = by ? { cookie: await cookieOf(by) } : {};
    const response = await inject({ ...sent, headers: { ...headers, ...signedIn } });
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json() : response.rawPayload;
    return { status: response.statusCode, headers: response.headers, body, token: undefined };
  }

  return {
    orm,
    clock,
    inject,
    cookieOf,
    url: app.url,
    close: app.close,
    rest: (by, method, url, payload, headers = {}) => send(by, { method, url, headers, ...(payload && { payload }) }),
    graphql: (by, query, variables = {}) =>
      send(by, { method: 'POST', url: '/graphql', payload: { query, variables } }),
    restUpload: async (by, files, field = 'images', url = '/api/timesheets/upload-images') => {
      const form = new FormData();
      for (const file of files) form.append(field, blobOf(file), file.name ?? 'photo.jpg');
      return send(by, { method: 'POST', url, ...(await multipart(form)) });
    },
    graphqlUpload: async (by, files) => {
      const form = new FormData();
      const variables = { images: files.map(() => null) };
      form.append('operations', JSON.stringify({ query: uploadMutation, variables }));
      form.append(
        'map',
        JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.images.${index}`]]))),
      );
      files.forEach((file, index) => {
        form.append(String(index), blobOf(file), file.name ?? 'photo.jpg');
      });
      const { payload, headers } = await multipart(form);
      return send(by, {
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { ...headers, 'apollo-require-preflight': '1' },
      });
    },
  };
}

function blobOf({ content, type = 'image/jpeg' }: FileToSend): Blob {
  return new Blob([new Uint8Array(content)], { type });
}

async function multipart(form: FormData) {
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
