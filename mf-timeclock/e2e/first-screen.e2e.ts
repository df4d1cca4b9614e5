import { expect, type Locator, type Page, test, watchLayoutShift } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const sizes = [phone.viewport, { width: 360, height: 640 }];
const hour = 3_600_000;

/** Fails unless the element lies within the window and above the navigation at its bottom. */
async function expectAboveTheFold(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const bottomOf = (locator: Locator) => locator.evaluate((found) => found.getBoundingClientRect().bottom);
  const fold = await page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => bar.getBoundingClientRect().top);
  await expect.poll(() => bottomOf(element)).toBeLessThanOrEqual(fold);
}

test('a phone shows the clock and today’s shift without scrolling, with large buttons', async ({
  signInAs,
  organization,
}, testInfo) => {
  const worker = await organization.add('WORKER');
  const owner = await signInAs(organization.owner, { at: 'about:blank' });
  for (const name of ['Elm Street roof', 'Gutter repairs']) {
    expect((await owner.request.post('/api/jobs', { data: { name } })).ok()).toBe(true);
  }
  const startAt = new Date();
  const shift = {
    title: 'Framing',
    startAt,
    endAt: new Date(startAt.getTime() + hour),
    assignedUserIds: [worker.id],
    status: 'PUBLISHED',
  };
  expect((await owner.request.post('/api/schedules', { data: shift })).status()).toBe(201);
  const home = await signInAs(worker, phone);
  const times = home
    .getByRole('listitem')
    .filter({ hasText: 'Framing' })
    .getByText(/\d:\d\d [AP]M – /);

  const expectInView = async (button: Locator) => {
    for (const size of sizes) {
      await home.setViewportSize(size);
      await expectAboveTheFold(home, button);
      await expectAboveTheFold(home, times);
      await home.screenshot({ path: testInfo.outputPath(`${await button.innerText()}-${size.width}.png`) });
    }
  };

  await expect(home.getByLabel('Job')).toBeVisible();
  await expectInView(home.getByRole('button', { name: 'Clock In' }));
  const links = home.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Dashboard', 'My Hours', 'My Schedule', 'PTO Requests']);
  for (const label of await links.locator('span').all()) {
    const isCutOff = await label.evaluate(
      (span) => span.scrollWidth > span.clientWidth || span.scrollHeight > span.clientHeight,
    );
    expect(isCutOff, await label.innerText()).toBe(false);
  }

  await home.getByRole('button', { name: 'Clock In' }).tap();
  const switchJob = home.getByRole('button', { name: 'Switch Job' });
  await expect(switchJob).toBeVisible();
  await expectInView(home.getByRole('button', { name: 'Clock Out' }));
  const heightOf = (locator: Locator) => locator.evaluate((found) => found.getBoundingClientRect().height);
  expect(await heightOf(switchJob)).toBeGreaterThanOrEqual(64);
});

test('nothing moves while the dashboard of a new organization loads', async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner, { at: 'about:blank' });
  const shiftOf = await watchLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who Is In' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await shiftOf()).toBeLessThan(0.05);
});
