import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { failureOf, messageOf } from './failure.js';

function fromGraphql(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
}

function outsideGraphql(status: number, body: unknown) {
  const bodyText = typeof body === 'string' ? body : JSON.stringify(body);
  return new ServerError('failed', { response: new Response(bodyText, { status }), bodyText });
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

describe('a failure without a response', () => {
  test.each([
    ['a broken connection', new TypeError('Failed to fetch')],
    ['an HTML page of a proxy', outsideGraphql(502, '<html>Bad Gateway</html>')],
    ['JSON of a proxy', outsideGraphql(503, { message: 'no healthy upstream' })],
    ['something that is not an error', 'oops'],
  ])('does not say whether the request was executed: %s', (_name, error) => {
    expect(failureOf(error)).toMatchObject({ code: 'NETWORK', isOutcomeKnown: false });
    expect(messageOf(error, 'Failed to clock in')).toBe('Failed to clock in');
  });

  test('reports a timeout', () => {
    expect(failureOf(new DOMException('late', 'TimeoutError')).message).toMatch(/took too long/);
  });
});
