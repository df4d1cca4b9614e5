import { expect, expectNoHorizontalScroll, type Page, test } from '@timetrack/testing/browser';

const sizes = [
  { width: 1280, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

test.use({ toleratedProblems: [/ERR_FAILED/] });

const screens = ['/', '/timesheets', '/schedules', '/team', '/pto-requests', '/reports', '/settings', '/account'];

/** Shows a notification and keeps it, as a hidden tab does. */
async function keepToast(page: Page): Promise<void> {
  await page.route('**/api/auth/logout', (route) => route.abort());
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alert').getByText('Logout failed')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The controls below the notification, found by a grid of points. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>('[data-toast]');
    if (!toast) return ['There is no notification.'];
    const box = toast.getBoundingClientRect();
    const controls =
      'a[href], button, input, select, textarea, [role=tab], [role=option], [role=menuitem], [tabindex="0"]';
    const found = new Set<string>();
    toast.style.pointerEvents = 'none';
    for (const part of toast.querySelectorAll<HTMLElement>('*')) part.style.pointerEvents = 'none';
    for (let x = box.left; x <= box.right; x += 4) {
      for (let y = box.top; y <= box.bottom; y += 4) {
        const control = document.elementFromPoint(x, y)?.closest(controls);
        if (control) found.add(control.outerHTML.slice(0, 200));
      }
    }
    return [...found];
  });

/** The page makes room for a notification as soon as it has measured it. */
const expectNoCoveredControls = (page: Page, message: string) =>
  expect.poll(() => coveredControls(page), { message }).toEqual([]);

const openScreen = (page: Page, path: string) =>
  page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Scrolls the window, or on a phone the page above the bottom bar. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate((pixels) => {
    window.scrollBy(0, pixels);
    document.querySelector('[data-page-area]')?.scrollBy(0, pixels);
  }, distance);

for (const size of sizes) {
  test(`a notification covers no control on a screen of ${size.width} × ${size.height}`, async ({
    signInAs,
    organization,
  }) => {
    const page = await signInAs(organization.owner, { viewport: size });
    await keepToast(page);
    await expectNoCoveredControls(page, 'the side sheet, or the home');
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    for (const path of screens) {
      await openScreen(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoCoveredControls(page, path);
      await scrollBy(page, 150);
      await expectNoCoveredControls(page, `${path}, scrolled`);
      await expectNoHorizontalScroll(page);
    }
    for (const path of ['/schedules?open=new', '/schedules?open=feed', '/timesheets?open=new']) {
      await openScreen(page, path);
      const dialog = page.getByRole('dialog');
      await expect(dialog, path).toBeVisible();
      await expectNoCoveredControls(page, path);
      await dialog.evaluate((element) => element.parentElement?.scrollBy(0, 100));
      await expectNoCoveredControls(page, `${path}, scrolled`);
      await page.keyboard.press('Escape');
    }
  });
}

test('a notification covers no field of the sign-in page, and the bar of a phone no end of a screen', async ({
  page,
  signInAs,
  organization,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/login');
  await page.getByLabel('Email').fill(organization.owner.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expectNoCoveredControls(page, '/login');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expectNoCoveredControls(page, '/login');

  const worker = await organization.add('WORKER');
  const phone = await signInAs(worker, { viewport: { width: 390, height: 844 } });
  const bar = phone.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).not.toHaveCount(0);
  for (const item of await bar.locator('a, button').all()) {
    const box = await item.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await scrollBy(phone, 100_000);
  const [main, nav] = await Promise.all([phone.getByRole('main').boundingBox(), bar.boundingBox()]);
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
});
