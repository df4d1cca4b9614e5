import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createReporter } from './reporter.js';

const page = {
  modules: {
    'mf-admin': {
      entry: '/modules/mf-admin/remoteEntry.4f9ab3.js',
      globalName: 'mf_admin',
      version: '1.2.0',
      screens: [],
    },
    'mf-crews': {
      entry: 'https://crews.example/mf-crews/2.0.0/remoteEntry.js',
      globalName: 'mf_crews',
      version: '2.0.0',
      screens: [],
    },
  },
};
type Sent = Parameters<Parameters<typeof createReporter>[0]['send']>[0];

let sent: Sent[];
let now: number;
let reporter: ReturnType<typeof createReporter>;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  now = 0;
  reporter = createReporter({ page, send: (errors) => sent.push(structuredClone(errors)), now: () => now });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

function advance(milliseconds: number): void {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
}

const anError = (message: string, file = `${window.location.origin}/modules/mf-admin/7.js`) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at Team (${file}:1:2)` });
const fail = (message = 'It broke') =>
  reporter.add({ module: 'mf-admin', version: '1.2.0', screen: '/team/:id', kind: 'render', error: anError(message) });

describe('the reporter', () => {
  test('sends errors together after a short delay', () => {
    fail('one');
    fail('two');
    expect(sent).toEqual([]);
    advance(2_000);
    expect(sent).toEqual([
      [
        expect.objectContaining({ module: 'mf-admin', version: '1.2.0', screen: '/team/:id', message: 'one' }),
        expect.objectContaining({ kind: 'RENDER', message: 'two', occurrences: 1 }),
      ],
    ]);
  });

  test('sends the same error once a minute, with how often it occurred', () => {
    fail();
    advance(2_000);
    fail();
    fail();
    advance(30_000);
    expect(sent).toHaveLength(1);
    advance(60_000);
    expect(sent.slice(1)).toEqual([[expect.objectContaining({ message: 'It broke', occurrences: 2 })]]);
  });

  test('sends what is left when the page is closed', () => {
    fail();
    reporter.flush({ isLast: true });
    expect(sent).toHaveLength(1);
  });

  test('stops after fifty different errors', () => {
    for (let index = 0; index < 100; index += 1) fail(`error ${index}`);
    advance(10 * 60_000);
    expect(sent.flat()).toHaveLength(50);
    expect(sent.every((errors) => errors.length <= 10)).toBe(true);
  });

  test.each([
    ['a module of this server', `${window.location.origin}/modules/mf-admin/7.js`, 'mf-admin', '1.2.0'],
    ['a release of a module', `${window.location.origin}/modules/mf-other/3.1.0/7.js`, 'mf-other', '3.1.0'],
    ['a module of another server', 'https://crews.example/mf-crews/2.0.0/7.js', 'mf-crews', '2.0.0'],
    ['the shell', `${window.location.origin}/main.js`, 'shell', undefined],
  ])('finds %s in the stack of an error that nothing caught', (_name, file, module, version) => {
    reporter.add({ module: null, kind: 'unhandled', error: anError('It broke', file) });
    advance(2_000);
    expect(sent).toEqual([[expect.objectContaining({ module, version, kind: 'UNHANDLED' })]]);
  });

  test('ignores errors of browser extensions and canceled requests', () => {
    reporter.add({ module: null, kind: 'unhandled', error: anError('It broke', 'chrome-extension://abc/x.js') });
    reporter.add({ module: 'shell', kind: 'unhandled', error: new DOMException('aborted', 'AbortError') });
    advance(2_000);
    expect(sent).toEqual([]);
  });

  test('calls a missing file a chunk failure', () => {
    const error = Object.assign(anError('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    reporter.add({ module: 'mf-admin', kind: 'render', error });
    advance(2_000);
    expect(sent).toEqual([[expect.objectContaining({ kind: 'CHUNK' })]]);
  });

  test('leaves out what people typed, query strings and ids in the address', () => {
    document.body.innerHTML = '<textarea>My back hurts</textarea>';
    const error = anError('Invalid: My back hurts (GET /api/users?email=jane@example.com)');
    reporter.add({ module: 'mf-admin', screen: '/team/0192ab', kind: 'render', error });
    advance(2_000);
    expect(sent).toEqual([[expect.objectContaining({ screen: '/team/:id', message: 'Invalid: … (GET /api/users)' })]]);
  });

  test.each([undefined, null, 5, 'boom', { a: 1 }])('reports %p, whatever was thrown', (error) => {
    reporter.add({ module: 'mf-admin', version: 'latest', kind: 'gone', error });
    advance(2_000);
    expect(sent).toEqual([[expect.objectContaining({ module: 'mf-admin', version: undefined, kind: 'LOAD' })]]);
  });
});
