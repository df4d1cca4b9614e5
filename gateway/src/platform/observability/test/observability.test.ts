import { expect, test } from '@jest/globals';
import pino from 'pino';
import { loggerOptions } from '../logger.js';
import { createMetrics } from '../metrics.js';

function readLogLine(object: object): string {
  const lines: string[] = [];
  pino(loggerOptions('info'), { write: (text) => lines.push(text) }).info(object, 'something');
  return lines.join('');
}

test.each([
  [{ password: 'hunter2' }],
  [{ headers: { cookie: 'timetrack_session=hunter2' } }],
  [{ req: { headers: { authorization: 'Bearer hunter2' } } }],
  [{ res: { headers: { 'set-cookie': 'timetrack_session=hunter2' } } }],
])('never logs the secret of %j', (object) => {
  expect(readLogLine(object)).not.toContain('hunter2');
});

test('logs the level as a word and the time as ISO 8601', () => {
  expect(JSON.parse(readLogLine({ requestId: 'r1' }))).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    requestId: 'r1',
    msg: 'something',
  });
});

test('counts requests by route and status, separately for each gateway of a process', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.observeHttp({ method: 'GET', route: '/api/auth/me', status: 200, seconds: 0.02 });
  const line = 'timetrack_http_request_seconds_count{method="GET",route="/api/auth/me",status="200"} 1';
  expect(await one.read()).toContain(line);
  expect(await other.read()).not.toContain('/api/auth/me');
});
