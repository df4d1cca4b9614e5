import { afterEach, expect, jest, test } from '@jest/globals';
import { mockGateway } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { fetchFile, markEncoding } from './use-download.js';

const server = mockGateway([]);
const path = '/api/reports/export';
const id = '0198c1f2-6a3b-7c4d-8e5f-0123456789ab';
const failure = () => fetchFile(path, 'report.csv').catch((error: unknown) => error);

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [
    'the gateway',
    () => HttpResponse.json({ message: 'Something went wrong.', requestId: id }, { status: 500 }),
    `Something went wrong. Request ID: ${id}`,
  ],
  [
    'a proxy that names the request',
    () => HttpResponse.text('<h1>Bad Gateway</h1>', { status: 502, headers: { 'x-request-id': id } }),
    `The server could not do this (status 502). Please try again. Request ID: ${id}`,
  ],
  [
    'a proxy',
    () => HttpResponse.text('<h1>Gateway Timeout</h1>', { status: 504 }),
    'The server could not do this (status 504). Please try again.',
  ],
  [
    'a rejection',
    () => HttpResponse.json({ message: 'This period is closed.', requestId: id }, { status: 409 }),
    'This period is closed.',
  ],
])('a file that is not sent has the words of %s', async (_by, respond, message) => {
  server.use(http.get(path, respond));
  expect(await failure()).toMatchObject({ message });
});

test('a file that is not sent without a network reports that the user is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.get(path, () => HttpResponse.error()));
  expect(await failure()).toMatchObject({ message: 'You are offline. Connect to the internet and try again.' });
});

test.each([
  ['text/csv;charset=utf-8', '\uFEFFa,ż'],
  ['text/csv; charset=utf-8', '\uFEFFa,ż'],
  ['text/csv;charset=windows-1252', 'a,ż'],
  ['text/plain;charset=utf-8', 'a,ż'],
  ['image/png', 'a,ż'],
])('only CSV in UTF-8 begins with a byte order mark when it is saved: %s', async (type, text) => {
  const saved = markEncoding(new Blob(['a,ż'], { type }));
  const bytes = Buffer.from(await saved.arrayBuffer());
  expect([saved.type, bytes.toString()]).toEqual([type, text]);
});
