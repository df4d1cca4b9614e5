import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

// These tests provoke failures, about which the browser, the federation runtime and the shell log errors.
const tolerated = [
  /ERR_FAILED/,
  /could not be loaded/,
  /ModuleError/,
  /could not be read/,
  /No response within/,
  /Federation Runtime/,
  /Failed to fetch/,
  /ChunkLoadError/,
  // A page that the test sends is not from this machine for the browser, so it may not open a socket to it.
  /LOCAL_NETWORK_ACCESS/,
];
// Playwright would read an array as a value with its options.
test.use({ toleratedProblems: [tolerated, { scope: 'test' }] });

const filesOf = (name: string) => `**/modules/${name}/**`;
const manifestOf = (name: string) => `**/modules/${name}/mf-manifest.json*`;
const retryInPage = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const unavailable = (page: Page) => page.getByRole('heading', { name: 'This part is unavailable' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Removes what the gateway writes into its pages, as a gateway of an earlier version would send them. */
const sendPagesWithoutData = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '');
    return route.fulfill({ response, body });
  });

test.describe('a module', () => {
  test('affects only its own screens when it is down, and recovers without a reload', async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner);
    await page.route(filesOf('mf-admin'), (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
    await link(page, 'Team').click();
    await expect(page.getByRole('heading', { name: 'Team could not be shown' })).toBeVisible();
    const notice = page.getByRole('complementary').getByText('Some screens could not be loaded.', { exact: true });
    await expect(notice).toBeVisible();
    await expectNoSeriousViolations(page);
    await link(page, 'Dashboard').click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
    await page.unroute(filesOf('mf-admin'));
    await page.getByRole('button', { name: 'Retry: Some screens could not be loaded.' }).click();
    await expect(notice).toBeHidden();
    await link(page, 'Team').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  });

  test('loads again from the home page that it provides', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await page.route(filesOf('mf-timeclock'), (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard could not be shown' })).toBeVisible();
    await retryInPage(page).click();
    await expect(page.getByText('Still could not be loaded')).toBeVisible();
    await page.unroute(filesOf('mf-timeclock'));
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });

  test('recovers when its code could not be loaded', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    const code = '**/modules/mf-timeclock/__federation_expose_module*.js';
    await page.route(code, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard could not be shown' })).toBeVisible();
    await page.unroute(code);
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });
});

test.describe('a module that the page does not describe', () => {
  test('with an invalid manifest is not mistaken for a page that does not exist', async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner);
    await sendPagesWithoutData(page);
    await page.route(manifestOf('mf-admin'), (route) => route.fulfill({ json: { name: 'something else' } }));
    await page.goto('/maybe-of-admin');
    await expect(unavailable(page)).toBeVisible();
    await page.unroute(manifestOf('mf-admin'));
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('times out when it never responds, and blocks nothing', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    const released = Promise.withResolvers<void>();
    await sendPagesWithoutData(page);
    await page.route(manifestOf('mf-scheduling'), async (route) => {
      await released.promise;
      await route.abort();
    });
    await page.reload();
    // Both at the same time: the menu waits for the module, and the home page does not.
    const home = page.locator('body').filter({ has: page.getByRole('heading', { name: 'Time Clock' }) });
    await expect(home.filter({ has: page.getByText('Loading the menu') })).toBeVisible();
    await expect(page.getByText('Some screens could not be loaded.', { exact: true })).toBeVisible();
    released.resolve();
  });
});

test.describe('the remotes file', () => {
  test('is reported when it is malformed, and can be read again without a reload', async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner);
    await sendPagesWithoutData(page);
    await page.route('**/remotes.json', (route) => route.fulfill({ body: '<html>' }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'TimeTrack is not available' })).toBeVisible();
    await page.unroute('**/remotes.json');
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });
});
