import { expect, type Locator, type Page, test } from '@timetrack/testing/browser';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
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
  const owner = await signInAs(organization.owner);
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

  await expect(home.getByLabel('Job')).toBeVisible();
  await expectAboveTheFold(home, home.getByRole('button', { name: 'Clock In' }));
  await expectAboveTheFold(home, times);
  await home.screenshot({ path: testInfo.outputPath('before-clock-in.png') });

  await home.getByRole('button', { name: 'Clock In' }).tap();
  const switchJob = home.getByRole('button', { name: 'Switch Job' });
  await expectAboveTheFold(home, times);
  await home.screenshot({ path: testInfo.outputPath('clocked-in.png') });
  const heightOf = (locator: Locator) => locator.evaluate((found) => found.getBoundingClientRect().height);
  expect(await heightOf(switchJob)).toBeGreaterThanOrEqual(64);
});
