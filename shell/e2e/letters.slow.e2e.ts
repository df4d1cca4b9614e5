import { expect, type Page, test } from '@timetrack/testing/browser';

/** Letters of every file of the typeface, next to those of English: European, Turkish, Vietnamese. */
const names = [
  'Zoë',
  'Nguyễn Thị Ánh',
  'Őry Ğşž',
  'Łukasz',
  'Čapková',
  'Ōtani',
  'Şenol',
  'Þóra',
  'Žižek',
  'Ægir',
  ...['Zoë', 'José', 'Ñuñez', 'Čapková', 'Şenol', 'Ğűę', 'Nguyễn'].map((name) => name.normalize('NFD')),
  'D’Ámbra – “É” ÷',
];
const weights = [400, 500, 600, 700];

/** The fonts that draw an element, as the browser reports them: `Zoë 600: DejaVu Sans`. Empty if all are the page's own. Texts far below an element are not counted. */
async function foreignFonts(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found: string[] = [];
  let drawn = 0;
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    drawn += fonts.length;
    if (foreign.length > 0) found.push(`${outerHTML}: ${foreign}`);
  }
  await session.detach();
  return drawn > 0 ? found : ['no text'];
}

for (const media of ['screen', 'print'] as const) {
  test(`every letter of a name is drawn in one typeface, in each weight, on the ${media}`, async ({ page }) => {
    await page.goto('/login');
    await page.emulateMedia({ media });
    await page.evaluate(
      ([names, weights]) => {
        for (const weight of weights) {
          for (const name of names) {
            const probe = document.createElement('p');
            probe.dataset.probe = '';
            probe.style.fontWeight = String(weight);
            probe.textContent = name;
            document.body.append(probe);
          }
        }
      },
      [names, weights] as const,
    );
    await expect(async () => expect(await foreignFonts(page, '[data-probe]')).toEqual([])).toPass({ timeout: 60_000 });
  });
}

test('a name on a screen is drawn in one typeface', async ({ signInAs, organization }) => {
  await organization.add('WORKER', { firstName: 'Zoë', lastName: 'Čapková' });
  const page = await signInAs(organization.owner, { at: '/team' });
  await expect(page.getByText('Zoë Čapková').first()).toBeVisible();
  await expect(async () => expect(await foreignFonts(page, 'main *')).toEqual([])).toPass({ timeout: 60_000 });
});
