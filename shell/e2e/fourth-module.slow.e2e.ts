import type { APIRequestContext } from '@playwright/test';
import { test as base, expect, type Page } from '@timetrack/testing/browser';
import { type FourthModule, makeFourthModule } from '@timetrack/tooling/playwright/fourth-module';
import { startProduct } from '@timetrack/tooling/playwright/product';

/** The product with a module that `npm run new` made, in two versions that another origin serves. */
const test = base.extend<{ crews: FourthModule }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  crews: async ({}, use) => {
    const crews = await makeFourthModule();
    await crews.release('1.0.0', 'Crews of today');
    await crews.release('1.1.0', 'Crews of tomorrow', '--hold');
    await use(crews);
    await crews.stop();
  },
  baseURL: async ({ crews }, use) => {
    const product = await startProduct({
      RELEASES_DIR: crews.releases,
      REMOTE_ORIGINS: crews.origin,
      TRUSTED_DOCUMENTS: '1',
    });
    await use(product.url);
    await product.stop();
  },
});

/** Enough that all of them are in the same half only once in 500,000 runs. */
const manySessions = 20;

test('a fourth module comes from another origin, goes to half of the sessions, and is rolled back', async ({
  organization,
  browser,
  playwright,
  baseURL,
  crews,
}) => {
  const { email, password } = organization.owner;
  const sessions = await Promise.all(
    Array.from({ length: manySessions }, async () => {
      const api = await playwright.request.newContext({ baseURL });
      expect((await api.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
      return api;
    }),
  );
  const versions = () => Promise.all(sessions.map(versionOf));
  const open = async (session: APIRequestContext | undefined) => {
    const context = await browser.newContext({ storageState: await session?.storageState() });
    const page = await context.newPage();
    await page.goto('/');
    return page;
  };

  expect(new Set(await versions())).toEqual(new Set(['1.0.0']));

  expect(await crews.ship('canary', '1.1.0', '50')).toBe('50 % of the sessions get 1.1.0, the others 1.0.0.');
  await expect.poll(async () => new Set(await versions()).size, 'both versions are in use').toBe(2);
  const chosen = await versions();
  const [today, tomorrow] = [
    await open(sessions[chosen.indexOf('1.0.0')]),
    await open(sessions[chosen.indexOf('1.1.0')]),
  ];
  for (const [page, title] of [
    [today, 'Crews of today'],
    [tomorrow, 'Crews of tomorrow'],
  ] as const) {
    await expectCrews(page, title, organization.name);
    await page.reload();
    await expectCrews(page, title, organization.name);
  }
  expect(await versions(), 'a session keeps its version').toEqual(chosen);

  expect(await crews.ship('rollback')).toBe('Every session gets 1.0.0.');
  await expect.poll(async () => new Set(await versions())).toEqual(new Set(['1.0.0']));
  await tomorrow.reload();
  await expectCrews(tomorrow, 'Crews of today', organization.name);

  await crews.ship('pin', '1.1.0');
  await expect.poll(async () => new Set(await versions())).toEqual(new Set(['1.1.0']));
  expect(await crews.ship('rollback')).toBe('Every session gets 1.0.0.');
  await expect.poll(async () => new Set(await versions())).toEqual(new Set(['1.0.0']));
  for (const session of sessions) await session.dispose();
});

/** The version that a session gets, whose manifest is on the other origin. */
async function versionOf(session: APIRequestContext): Promise<string | undefined> {
  const remotes = (await (await session.get('/remotes.json')).json()) as Record<string, { version?: string }>;
  return remotes['mf-crews']?.version;
}

/** Opens the module's screen from the sidebar. It shows what its operation loads. */
async function expectCrews(page: Page, title: string, organization: string): Promise<void> {
  await page.getByRole('link', { name: 'Crews', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByText(organization)).toBeVisible();
}
