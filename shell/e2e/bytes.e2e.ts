import { expect, test } from '@timetrack/testing/browser';

/**
 * What a browser without a cache transfers before the first screen: the page, and every file that it announces. The names that
 * the minifier chooses depend on the folder of the clone, which changes some 20 bytes: a budget needs more room than that.
 */
const budgets = [
  { screen: 'sign-in', path: '/login', role: null, kilobytes: 149 },
  { screen: 'the home of a worker', path: '/', role: 'WORKER', kilobytes: 261 },
  { screen: 'the schedule', path: '/schedules', role: 'MANAGER', kilobytes: 276 },
] as const;

for (const { screen, path, role, kilobytes } of budgets) {
  test(`${screen} takes at most ${kilobytes} kB in 20 files`, async ({ playwright, baseURL, organization }) => {
    const browser = await playwright.request.newContext({ baseURL });
    if (role) {
      const { email, password } = await organization.add(role);
      await browser.post('/api/auth/login', { data: { email, password } });
    }
    const compressed = { 'accept-encoding': 'br', accept: 'text/html' };
    const html = await (await browser.get(path, { headers: compressed })).text();
    const files = new Set(
      [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/[^"]+)"/g)].map(([, file = '']) => file),
    );
    const sizes = await Promise.all(
      [path, ...files].map(async (file) => {
        const response = await browser.head(file, { headers: compressed });
        expect(response.ok(), file).toBe(true);
        return Number(response.headers()['content-length']);
      }),
    );
    expect(files.size).toBeLessThanOrEqual(20);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(kilobytes);
    await browser.dispose();
  });
}
