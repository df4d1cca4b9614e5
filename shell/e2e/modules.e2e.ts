import { expect, expectNoSeriousViolations, type Page, test } from '@timetrack/testing/browser';

// What the browser, the federation runtime and the shell write about a module that is down is what these tests bring about.
const tolerated = [/ERR_FAILED/, /could not be loaded/, /could not be read/, /Federation Runtime/];
// Playwright takes a bare array for a value with its options.
test.use({ toleratedProblems: [tolerated, { scope: 'test' }] });

const manifestOf = (name: string) => `**/modules/${name}/mf-manifest.json*`;
const retryInPage = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const unavailable = (page: Page) => page.getByRole('heading', { name: 'This part is unavailable' });

test.describe('a module', () => {
  test('that is dead takes only its own screens, and comes back without a reload', async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner);
    await page.route(manifestOf('mf-admin'), (route) => route.abort());
    await page.reload();
    const notice = page.getByRole('complementary').getByText('Admin could not be loaded.', { exact: true });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.unroute(manifestOf('mf-admin'));
    await page.getByRole('button', { name: 'Retry: Admin could not be loaded.' }).click();
    await expect(notice).toBeHidden();
  });

  test('that has the home page is retried in its place', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await page.route(manifestOf('mf-timeclock'), (route) => route.abort());
    await page.reload();
    await expect(unavailable(page)).toBeVisible();
    await retryInPage(page).click();
    await expect(page.getByText('Timeclock still could not be loaded')).toBeVisible();
    await page.unroute(manifestOf('mf-timeclock'));
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });

  test('that answers nonsense is told apart from a page that does not exist', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await page.route(manifestOf('mf-admin'), (route) => route.fulfill({ json: { name: 'something else' } }));
    await page.goto('/perhaps-of-admin');
    await expect(unavailable(page)).toBeVisible();
    await page.unroute(manifestOf('mf-admin'));
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  test('whose code breaks while it is loaded recovers with its next version', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    const code = '**/modules/mf-timeclock/__federation_expose_module*.js';
    await page.route(code, (route) => route.abort());
    await page.reload();
    await expect(unavailable(page)).toBeVisible();
    await page.unroute(code);
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });

  test('that never answers holds up nothing, and is given up', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    const answered = Promise.withResolvers<void>();
    await page.route(manifestOf('mf-scheduling'), async (route) => {
      await answered.promise;
      await route.abort();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
    await expect(page.getByText('Loading the menu')).toBeAttached();
    await expect(page.getByText('Scheduling could not be loaded.', { exact: true })).toBeVisible({ timeout: 40_000 });
    answered.resolve();
  });
});

test.describe('the remotes file', () => {
  test('that is broken is told, and read again without a reload', async ({ signInAs, organization }) => {
    const page = await signInAs(organization.owner);
    await page.route('**/remotes.json', (route) => route.fulfill({ body: '<html>' }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'TimeTrack is not available' })).toBeVisible();
    await page.unroute('**/remotes.json');
    await retryInPage(page).click();
    await expect(page.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  });
});
