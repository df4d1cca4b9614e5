import { test as base, expect, expectNoSeriousViolations, type Page } from '@timetrack/testing/browser';
import { startUpgradableProduct } from '@timetrack/tooling/playwright/upgradable-product';

type Product = Awaited<ReturnType<typeof startUpgradableProduct>>;

/** A product of its own, which can be upgraded. */
const test = base.extend<{ product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
  product: async ({}, use) => {
    const product = await startUpgradableProduct();
    await use(product);
    await product.stop();
  },
  baseURL: ({ product }, use) => use(product.url),
});

// While the gateway starts again, the tab cannot reach it. Afterwards, it requests files that are gone.
const tolerated = [
  /ERR_CONNECTION_(?:REFUSED|RESET)/,
  /WebSocket/,
  /404/,
  /could not be loaded/,
  /Loading chunk/,
  /Network/,
  /MIME type/,
];
test.use({ toleratedProblems: [tolerated, { scope: 'test' }] });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const notice = (page: Page) => page.getByRole('region', { name: 'New version', includeHidden: true });
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.scripts, ({ src }) => src).filter((src) => /main\.[\da-f]{10}\.js/.test(src)),
  );

/** The part of the shell that survives a release loads after the first screen, in an idle moment. */
const isPrepared = (page: Page) => expect(page.locator('[data-release-notice]')).toBeAttached();

/** As when the user comes back to the tab, which then fetches the release. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a tab that was open over a release of everything continues, and asks before typed text is lost', async ({
  signInAs,
  organization,
  product,
}) => {
  const form = await signInAs(organization.owner);
  await link(form, 'Organization').click();
  const name = form.getByLabel('Organization Name');
  await name.fill('Juniper Roofing & Sons');
  const other = await openTab(form, '/');
  await expect(other.getByRole('heading', { name: 'Time Clock' })).toBeVisible();
  const [oldScript] = await scriptsOf(form);
  for (const page of [form, other]) await isPrepared(page);
  await product.upgrade();

  await test.step('it announces the new version, and loads old code that it had not loaded', async () => {
    await expectNotice(form);
    await expectNoSeriousViolations(form);
    await expect(name).toHaveValue('Juniper Roofing & Sons');
    await link(other, 'Audit Log').click();
    await expect(other.getByRole('heading', { level: 1, name: 'Audit Log', exact: true })).toBeVisible();
    expect(await scriptsOf(other)).toEqual([oldScript]);
  });

  await test.step('it asks before a reload loses what was typed', async () => {
    const questions: string[] = [];
    form.once('dialog', (question) => {
      questions.push(question.type());
      return question.dismiss();
    });
    await notice(form).getByRole('button', { name: 'Reload' }).click();
    expect(questions).toEqual(['beforeunload']);
    await expect(name).toHaveValue('Juniper Roofing & Sons');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByRole('banner').getByText('Juniper Roofing & Sons')).toBeVisible();
    await notice(form).getByRole('button', { name: 'Reload' }).click();
    await expect(notice(form)).toBeHidden();
    expect(await scriptsOf(form)).not.toEqual([oldScript]);
    await expect(name).toHaveValue('Juniper Roofing & Sons');
  });

  await test.step('it reloads once if its code is gone', async () => {
    product.forgetEarlierReleases();
    await link(other, 'Reports').click();
    await expect(other.getByRole('heading', { level: 1, name: 'Reports', exact: true })).toBeVisible();
    expect(await scriptsOf(other)).not.toEqual([oldScript]);
  });
});

async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

async function expectNotice(page: Page): Promise<void> {
  await expect(async () => {
    await comeBack(page);
    await expect(notice(page)).toContainText('A new version of TimeTrack is ready.', { timeout: 1_000 });
  }).toPass();
}
