import { expect, test } from '@timetrack/testing/browser';

interface Operation {
  readonly query?: string;
  readonly operationName?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}

test('pages send the hashes of their operations, and a script in a page cannot send others', async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(await organization.add('MANAGER'), { at: 'about:blank' });
  const operations: Operation[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') operations.push(request.postDataJSON());
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'subscribe')
        operations.push({ ...message.payload, query: message.payload.query || undefined });
    }),
  );
  const sent = () => operations.map(({ operationName }) => operationName);
  await page.goto('/');
  await expect.poll(sent).toContain('Timeclock_Dashboard_WatchClockStatus');
  await page.goto('/schedules');
  await expect.poll(sent).toContain('Scheduling_Schedule_LoadMonth');

  for (const { query, operationName, extensions } of operations) {
    expect(extensions?.persistedQuery?.sha256Hash, operationName).toMatch(/^[\da-f]{64}$/);
    expect(query, operationName).toBeUndefined();
  }

  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ viewer { users { nodes { email } } } }' });
    return (await fetch('/graphql', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(403);
});
