import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { describe, expect, jest, test } from '@jest/globals';
import { failureOf, messageOf } from './failure.js';

function fromGraphql(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

function outsideGraphql(status: number, body: unknown, requestId?: string) {
  const bodyText = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = requestId ? { 'x-request-id': requestId } : undefined;
  return new ServerError('failed', { response: new Response(bodyText, { status, headers }), bodyText });
}

describe('a failure with a response', () => {
  test('has the message, code, fields and request id of a GraphQL error', () => {
    const error = fromGraphql('Check your input', {
      code: 'BAD_USER_INPUT',
      fields: { notes: 'Too long' },
      requestId: 'r1',
    });
    expect(failureOf(error)).toEqual({
      message: 'Check your input',
      code: 'BAD_USER_INPUT',
      fields: { notes: 'Too long' },
      requestId: 'r1',
      reauth: [],
      isOutcomeKnown: true,
    });
  });

  test('is read from problem+json, which rate limits send', () => {
    const error = outsideGraphql(429, {
      title: 'Too Many Requests',
      message: 'Slow down',
      code: 'RATE_LIMITED',
      requestId: 'r2',
    });
    expect(failureOf(error)).toMatchObject({
      message: 'Slow down',
      code: 'RATE_LIMITED',
      requestId: 'r2',
      isOutcomeKnown: true,
    });
  });

  test('is read from a GraphQL response with an error status', () => {
    const error = outsideGraphql(409, { errors: [{ message: 'Already', extensions: { code: 'CONFLICT' } }] });
    expect(failureOf(error)).toMatchObject({ message: 'Already', code: 'CONFLICT', isOutcomeKnown: true });
  });

  test('is shown with the message of the server', () => {
    expect(messageOf(fromGraphql('You are already clocked in', { code: 'CONFLICT' }), 'Failed to clock in')).toBe(
      'You are already clocked in',
    );
  });
});

describe('a failure of the server', () => {
  const id = '0198c1f2-6a3b-7c4d-8e5f-0123456789ab';
  const internal = { message: 'Something went wrong on our side.', code: 'INTERNAL', requestId: id };
  const told = { message: `Something went wrong on our side. Request ID: ${id}`, requestId: id, code: 'INTERNAL' };

  test.each([
    ['an error of GraphQL', fromGraphql(internal.message, internal)],
    ['problem+json', outsideGraphql(500, internal)],
    ['problem+json that has its id in a header', outsideGraphql(500, { ...internal, requestId: undefined }, id)],
  ])('has the message of the server with the id of the request, from %s', (_name, error) => {
    expect(failureOf(error)).toMatchObject({ ...told, isOutcomeKnown: true });
    expect(messageOf(error, 'Failed to clock in')).toBe(told.message);
  });

  test.each([
    [500, '<html>Oops</html>', 'INTERNAL'],
    [502, '<html>Bad Gateway</html>', 'SERVICE_UNAVAILABLE'],
    [503, { message: 'no healthy upstream' }, 'SERVICE_UNAVAILABLE'],
    [504, '', 'SERVICE_UNAVAILABLE'],
  ])('is not a lost connection when a proxy responds with %i', (status, body, code) => {
    const error = outsideGraphql(status, body, id);
    const message = `The server could not do this (status ${status}). Please try again. Request ID: ${id}`;
    expect(failureOf(error)).toMatchObject({ message, code, requestId: id, isOutcomeKnown: false });
    expect(messageOf(error, 'Failed to clock in')).toBe(message);
  });

  test('is not a lost connection when its GraphQL response is cut off', () => {
    const error = unreadable(500, 'application/graphql-response+json');
    const message = `The server could not do this (status 500). Please try again. Request ID: ${id}`;
    expect(failureOf(error)).toMatchObject({ message, code: 'INTERNAL', isOutcomeKnown: false });
  });

  test.each([
    ['a page', unreadable(200, 'text/html')],
    ['another JSON document', outsideGraphql(200, { hello: 'Wi-Fi' }, id)],
  ])('is not a lost connection when something else answers with %s', (_what, error) => {
    const message = `The response of the server cannot be read. Please try again. Request ID: ${id}`;
    expect(failureOf(error)).toMatchObject({ message, code: 'UNKNOWN', isOutcomeKnown: false });
  });

  function unreadable(status: number, type: string) {
    const response = new Response('{"data":', { status, headers: { 'content-type': type, 'x-request-id': id } });
    return new ServerParseError(new SyntaxError('Unexpected end'), { response, bodyText: '{"data":' });
  }
});

describe('a failure without a response', () => {
  test.each([
    ['a broken connection', new TypeError('Failed to fetch')],
    ['something that is not an error', 'oops'],
  ])('does not say whether the request was executed: %s', (_name, error) => {
    expect(failureOf(error)).toMatchObject({ code: 'NETWORK', isOutcomeKnown: false });
    expect(messageOf(error, 'Failed to clock in')).toBe('Failed to clock in');
  });

  test('differs from being offline', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { message, code } = failureOf(new TypeError('Failed to fetch'));
    onLine.mockRestore();
    expect({ message, code }).toEqual({
      message: 'You are offline. Connect to the internet and try again.',
      code: 'NETWORK',
    });
    expect(failureOf(new TypeError('Failed to fetch')).message).toMatch(/could not be reached/);
  });

  test('reports a timeout', () => {
    expect(failureOf(new DOMException('late', 'TimeoutError')).message).toMatch(/took too long/);
  });
});
