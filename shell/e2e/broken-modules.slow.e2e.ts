import {
  expect,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';
import { addModules, secondReact, sendPagesWithoutData } from './broken-modules.js';

// These tests break modules, about which the browser, React, the federation runtime and the shell log errors.
test.use({ toleratedProblems: [[/./], { scope: 'test' }] });

const notice = (page: Page, text: string) => page.getByRole('complementary').getByText(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Pages through the list of errors until one contains the text. */
async function findError(page: Page, text: string) {
  await page.goto('/settings/errors');
  const errors = page.getByRole('list', { name: 'Errors in the browser' }).getByRole('listitem');
  const error = errors.filter({ hasText: text });
  await expect(errors.first()).toBeVisible();
  while ((await error.count()) === 0) await page.getByRole('button', { name: 'Next page' }).click();
  await expect(error).toHaveCount(1);
  return error;
}

test('each class of broken module is reported and leaves the rest usable', async ({ signInAs, organization }) => {
  const page = await signInAs(await organization.add('WORKER'));
  const released = Promise.withResolvers<void>();
  await sendPagesWithoutData(page);
  await addModules(page, {
    'mf-gone': { manifest: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
    'mf-slow': { manifest: (route) => released.promise.then(() => route.abort()) },
    'mf-garbage': { manifest: (route) => route.fulfill({ body: '<!doctype html>' }) },
    'mf-html': { script: (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/javascript' }) },
    'mf-crash': { exposes: "throw new Error('a bug at the start');" },
    'mf-shapeless': { exposes: 'return { default: { name: "mf-shapeless", version: "3.2.1" }, requires: fits };' },
    'mf-old': { exposes: "return define(undefined, screen('Old', () => 'old'));" },
    'mf-newer': { exposes: "return define({ '@timetrack/contracts': '^99.0.0' }, screen('Newer', () => 'newer'));" },
    'mf-older': { exposes: "return define({ ...fits, '@timetrack/ui': '^0.1.0' });" },
    'mf-icon': {
      exposes: "return define(fits, screen('Throwing icon', () => 'Drawn', () => { throw new Error('icon'); }));",
    },
    'mf-unknown': { exposes: "return define(fits, screen('Unknown icon', () => 'Drawn', 'no-such-icon'));" },
    'mf-later': { exposes: "return define(fits, screen('Later icon', () => 'Drawn', 'wallet'));" },
    'mf-render': {
      exposes: "return define(fits, screen('Throwing', () => { throw new Error('a bug in a screen'); }));",
    },
    'mf-undefined': { exposes: "return define(fits, screen('Nothing', undefined));" },
    'mf-react': { exposes: `${secondReact} return define(fits, screen('Hooks', () => React.useState(0)[0]));` },
    'mf-elements': {
      exposes: `return define(fits, screen('Elements', () =>
        ({ $$typeof: Symbol.for('react.element'), type: 'h1', key: null, ref: null, props: {} })));`,
    },
  });
  await page.reload();

  await test.step('the home page works', async () => {
    await expect(heading(page, 'Time Clock').or(page.getByRole('heading', { name: 'Time Clock' }))).toBeVisible();
  });

  await test.step('the sidebar has one notice for all of them, with each reason once', async () => {
    await expect(notice(page, 'Some screens could not be loaded.')).toBeVisible({ timeout: 30_000 });
    for (const reason of [
      'The server could not be reached. TimeTrack keeps trying.',
      'It does not fit this version of TimeTrack. Reload the page.',
      'An error stopped it. Retry, and tell your administrator if it happens again.',
    ]) {
      await expect(notice(page, reason)).toHaveCount(1, { timeout: 30_000 });
    }
    await expectNoSeriousViolations(page);
  });

  await test.step('an icon by another name, or a component, is drawn as a neutral icon', async () => {
    for (const label of ['Throwing icon', 'Unknown icon', 'Later icon']) {
      await expect(page.getByRole('link', { name: label }).locator('svg')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Throwing icon' }).click();
    await expect(page.getByRole('main').getByText('Drawn')).toBeVisible();
  });

  const reported = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/client-errors') &&
      Boolean(response.request().postData()?.includes('a bug in a screen')),
  );
  await test.step('a screen that fails speaks to its user', async () => {
    for (const [label, reason] of [
      ['Throwing', 'An error stopped it.'],
      ['Nothing', 'An error stopped it.'],
      ['Hooks', 'It does not fit this version of TimeTrack.'],
      ['Elements', 'It does not fit this version of TimeTrack.'],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).click();
      await expect(heading(page, `${label} could not be shown`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText(reason);
      await expect(page.getByRole('main')).not.toContainText(/mf-|module|React/);
    }
    await expectNoSeriousViolations(page);
    expect((await reported).status()).toBe(202);
  });

  await test.step('the place of a refused screen shows why', async () => {
    released.resolve();
    await page.goto('/newer');
    await expect(heading(page, 'This part is unavailable')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText('It does not fit this version of TimeTrack.');
  });

  await test.step('the clock works', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Clock In' }).click();
    await expect(page.getByRole('button', { name: 'Clock Out' })).toBeVisible();
  });

  await test.step('the owner reads in the settings what failed', async () => {
    const settings = await signInAs(organization.owner, { viewport: { width: 390, height: 844 } });
    const error = await findError(settings, 'a bug in a screen');
    await expect(error).toContainText('mf-render 3.2.1');
    await expect(error).toContainText('Screen failed');
    await expect(error).toContainText('1 person');
    await expect(error).toContainText('on /throwing');
    const refused = await findError(settings, 'mf-newer 3.2.1');
    await expect(refused).toContainText(/It was built for @timetrack\/contracts \^99\.0\.0/);
    // All of it is in view, so that no control lies partly below the bars of the phone.
    await settings.setViewportSize({ width: 390, height: 10_000 });
    await expectNoSeriousViolations(settings);
    await expectNoHorizontalScroll(settings);
  });
});

test('a module that the page describes is refused without its code', async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/("mf-admin":\{"entry".*?"@timetrack\/ui":")[^"]*/s, '$1^99.0.0');
    return route.fulfill({ response, body });
  });
  await page.goto('/team');
  await expect(heading(page, 'Team could not be shown')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('It does not fit this version of TimeTrack.');
  await expect(notice(page, 'It does not fit this version of TimeTrack. Reload the page.')).toBeVisible();
  expect(await page.evaluate(() => 'mf_admin' in window)).toBe(false);
  // The module that the remotes file has now fits, so a retry loads it.
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'Team')).toBeVisible();
});
