import type { Role } from '@timetrack/contracts';
import { test as base, expect, type Page } from '@timetrack/testing/browser';
import { type Origin, type Screen, startMixedProduct } from '@timetrack/tooling/playwright/mixed-product';

interface Mixture {
  readonly shell: Origin;
  readonly modules: Origin;
}

interface MixedProduct {
  readonly url: string;
  readonly screens: readonly Screen[];
  /** The modules that declare that they need a later shell. The shell names them, and the rest works. */
  readonly refused: readonly string[];
}

/** The product with a shell and modules of different releases. */
const test = base.extend<{ mixture: Mixture; product: MixedProduct }>({
  mixture: [{ shell: 'this build', modules: 'this build' }, { option: true }],
  product: async ({ mixture }, use) => {
    const product = await startMixedProduct(mixture);
    await use(product);
    await product.stop();
  },
  baseURL: ({ product }, use) => use(product.url),
  toleratedProblems: ({ product }, use) =>
    use([
      ...product.refused.map((name) => new RegExp(name)),
      // The shell does not name the module whose first screen it refuses.
      ...(product.refused.length > 0 ? [/ModuleError: It was built for /] : []),
    ]),
});

const roles = ['WORKER', 'MANAGER', 'ACCOUNTANT', 'OWNER'] as const satisfies readonly Role[];

const mixtures: readonly Mixture[] = [
  { shell: 'this build', modules: 'the last release' },
  { shell: 'the last release', modules: 'this build' },
];

for (const mixture of mixtures) {
  test.describe(`the shell of ${mixture.shell} with the modules of ${mixture.modules}`, () => {
    test.use({ mixture });

    test('shows every screen of every role, except of modules that declare that they do not fit', async ({
      organization,
      signInAs,
      product,
    }) => {
      const opened = new Set<string>();
      for (const role of roles) {
        const person = role === 'OWNER' ? organization.owner : await organization.add(role);
        const page = await signInAs(person);
        const requests = watchRequests(page);
        const notices = page.getByRole('complementary').getByText('It does not fit this version of TimeTrack');
        await expect(notices).toHaveCount(Math.min(product.refused.length, 1));
        for (const screen of await allowedScreens(page, product.screens)) {
          await open(page, screen);
          await expect.poll(requests.pending, `requests of ${screen.title}`).toBe(0);
          await expect(failure(page), `${screen.title} for a ${role}`).toHaveCount(0);
          opened.add(screen.ability);
        }
        expect(requests.failed, `failed requests of a ${role}`).toEqual([]);
        await page.close();
      }
      expect(opened).toEqual(new Set(product.screens.map(({ ability }) => ability)));
    });
  });
}

/** What the person may open from the sidebar: of screens with the same path, the first one, and no part of a screen. */
async function allowedScreens(page: Page, screens: readonly Screen[]): Promise<Screen[]> {
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { abilities: string[] } };
  const allowed = screens.filter(({ ability, path }) => user.abilities.includes(ability) && !path.includes(':'));
  return [...new Map(allowed.toReversed().map((screen) => [screen.path, screen])).values()];
}

/** Opens a screen from the sidebar. */
async function open(page: Page, { path, title, navigation }: Screen): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: navigation?.label ?? title, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page).toHaveTitle(new RegExp(`^${title}\\b`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** What the shell and the screens show if something could not be loaded. */
const failure = (page: Page) => page.getByText(/could not be (shown|loaded)|is unavailable|Page Not Found/);

/** The requests of the screens to the API. The browser sends reports of errors in the background. */
function watchRequests(page: Page) {
  const waiting = new Set<unknown>();
  const failed: string[] = [];
  const isApi = (url: string) => /^\/(graphql|api\/(?!client-errors))/.test(new URL(url).pathname);
  page.on('request', (request) => void (isApi(request.url()) && waiting.add(request)));
  page.on('requestfailed', (request) => void waiting.delete(request));
  page.on('requestfinished', async (request) => {
    if (!waiting.has(request)) return;
    const response = await request.response();
    const body = (await response?.text().catch(() => '')) ?? '';
    if (!response?.ok() || /^\{"errors"/.test(body)) failed.push(`${request.postData() ?? request.url()}: ${body}`);
    waiting.delete(request);
  });
  return { failed, pending: () => waiting.size };
}
