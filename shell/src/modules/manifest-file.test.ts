import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readContainer } from './manifest-file.js';

const url = 'https://crews.example/mf-crews/1.2.0/mf-manifest.json';
const metaData = { globalName: 'mf_crews', publicPath: 'auto', remoteEntry: { name: 'entry.js', path: '' } };
const timetrack = { entryIntegrity: 'sha384-entry', integrity: { 'a.js': 'sha384-a' } };

const realFetch = globalThis.fetch;
const requests: unknown[] = [];
let respond: () => Promise<Response>;
beforeEach(() => {
  requests.length = 0;
  respond = async () => ({ ok: true, json: async () => ({ metaData, timetrack }) }) as Response;
  globalThis.fetch = jest.fn(async (_url: unknown, options: unknown) => {
    requests.push(options);
    return respond();
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a manifest with a hash', () => {
  const entry = { manifest: url, integrity: 'sha384-manifest' };

  test('is checked by the browser, and provides the hash of the entry script', async () => {
    expect(await readContainer(entry, 1000)).toEqual({
      ...{ globalName: 'mf_crews', entry: 'https://crews.example/mf-crews/1.2.0/entry.js', integrity: 'sha384-entry' },
      hashes: { 'https://crews.example/mf-crews/1.2.0/a.js': 'sha384-a' },
    });
    expect(requests).toEqual([expect.objectContaining({ integrity: 'sha384-manifest', redirect: 'error' })]);
  });

  test('fails in words if it has another hash', async () => {
    respond = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(readContainer(entry, 1000)).rejects.toThrow('is not the file that was released (sha384-manifest)');
  });

  test('fails if it does not contain the hash of its script', async () => {
    respond = async () => ({ ok: true, json: async () => ({ metaData, timetrack: {} }) }) as Response;
    await expect(readContainer(entry, 1000)).rejects.toThrow('does not contain the hash of its script');
  });
});

test('a manifest without a hash is read again each time, and its script is not checked', async () => {
  const container = await readContainer({ manifest: '/modules/mf-crews/mf-manifest.json' }, 1000);
  expect(container).not.toHaveProperty('integrity');
  expect(requests).toEqual([expect.objectContaining({ cache: 'no-cache' })]);
});

test.each([{}, null, { metaData: {} }, { metaData: { globalName: 'mf_crews' } }])(
  '%j is not a manifest',
  async (json) => {
    respond = async () => ({ ok: true, json: async () => json }) as Response;
    await expect(readContainer({ manifest: url }, 1000)).rejects.toThrow('is not the manifest of a module');
  },
);
