import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockGateway } from '@timetrack/testing';
import { HttpResponse, http } from 'msw';
import { sendRequest } from './rest-client.js';
import { describeFailedSignOut } from './server-failure.js';

const server = mockGateway([]);

afterEach(() => {
  jest.restoreAllMocks();
});

const failure = async () => {
  const error: unknown = await sendRequest('POST', '/api/auth/logout').catch((reason: unknown) => reason);
  return error as Error;
};

const id = '0198c1f2-6a3b-7c4d-8e5f-0123456789ab';
const headers = { 'x-request-id': id };

describe('a request that failed', () => {
  test.each([
    [
      'problem+json of the server',
      () => HttpResponse.json({ message: 'Something went wrong.', code: 'INTERNAL', requestId: id }, { status: 500 }),
      `Something went wrong. Request ID: ${id}`,
    ],
    [
      'a page of a proxy',
      () => HttpResponse.text('<html>', { status: 502, headers }),
      `The server could not do this (status 502). Please try again. Request ID: ${id}`,
    ],
    [
      'the page of a Wi-Fi network',
      () => HttpResponse.text('<html>Sign in to the Wi-Fi</html>'),
      'The response of the server cannot be read. Please try again.',
    ],
    ['a rejection', () => HttpResponse.json({ message: 'No.', requestId: id }, { status: 409, headers }), 'No.'],
  ])('has the words of its response: %s', async (_what, respond, message) => {
    server.use(http.post('/api/auth/logout', respond));
    const error = await failure();
    expect(error).toMatchObject({ name: 'ServerFailure', message });
    expect(describeFailedSignOut(error)).toBe(`You are still signed in. ${message}`);
  });

  test('says that the server took too long', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    server.use(http.post('/api/auth/logout', () => HttpResponse.json({})));
    const message = 'The server took too long to respond. Please try again.';
    expect(await failure()).toMatchObject({ status: 0, message });
  });

  test.each([
    [true, 'The server cannot be reached. Check your connection and try again.'],
    [false, 'You are offline. Connect to the internet and try again.'],
  ])('says whether the browser is online (%s) without a response', async (isOnline, message) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    server.use(http.post('/api/auth/logout', () => HttpResponse.error()));
    expect(await failure()).toMatchObject({ status: 0, message });
  });
});
