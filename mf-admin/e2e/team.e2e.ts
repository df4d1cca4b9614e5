import {
  expect,
  expectNoDialog,
  expectNoHorizontalScroll,
  expectNoSeriousViolations,
  type Page,
  test,
} from '@timetrack/testing/browser';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function expectToast(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

test('a member is added, gets a color, and is archived, reinstated and deleted', async ({ signInAs, organization }) => {
  const page = await signInAs(organization.owner);
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(row(page, 'Olivia Owens')).toContainText('You');
  await expect(button(page, 'Archive Olivia Owens')).toBeHidden();

  await button(page, 'Add Person').click();
  await page.getByLabel('Email', { exact: true }).fill(organization.owner.email.toUpperCase());
  await page.getByLabel('First Name').fill('Wes');
  await page.getByLabel('Last Name').fill('Castillo');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 6 characters/);
  await page.getByLabel('Password').fill('long enough');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/already in use/);
  const email = `wes.${organization.id}@example.com`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
  await expectToast(page, 'Team member added successfully');
  await expect(row(page, 'Wes Castillo')).toContainText('Worker');

  await button(page, 'Schedule color of Wes Castillo: Blue').click();
  await expect(button(page, 'Blue')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectToast(page, 'User updated successfully');
  await button(page, 'Schedule color of Wes Castillo: Red').click();
  await page.getByLabel('Custom color').fill('#123456');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Schedule color of Wes Castillo: #123456')).toBeFocused();

  const wes = await signInAs({ ...organization.owner, email, password: 'long enough' });
  // The home screen follows the worker's clock, and its subscription ends with the session.
  await expect(wes.getByText('No scheduled shifts for today')).toBeVisible();
  await expect(button(wes, 'Clock In')).toBeVisible();
  await button(page, 'Archive Wes Castillo').click();
  await confirm(page, 'Archive');
  await expectToast(page, 'User archived successfully');
  await expect(wes).toHaveURL('/login');

  await button(page, 'Archived Team Members (1)').click();
  await expect(row(page, 'Wes Castillo')).toContainText('Archived');
  await button(page, 'Reinstate Wes Castillo').click();
  await expectToast(page, 'User reinstated successfully');
  await expectNoDialog(page);
  await page.reload();
  await expect(button(page, 'Schedule color of Wes Castillo: #123456')).toBeVisible();
  await button(page, 'Delete Permanently Wes Castillo').click();
  await confirm(page, 'Delete Permanently');
  await expectToast(page, 'User deleted permanently');
  await expectNoDialog(page);
  await page.reload();
  await expect(row(page, 'Olivia Owens')).toBeVisible();
  await expect(page.getByText('Wes Castillo')).toBeHidden();
});

test('a manager opens a worker on a phone, and cannot change an admin', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  await organization.add('ADMIN');
  await organization.add('WORKER');
  const page = await signInAs(await organization.add('MANAGER'), { ...phone, at: '/team' });
  await expect(button(page, 'Archive Walt Weber')).toBeVisible();
  for (const name of ['Adam Abbott', 'Maria Mendez', 'Olivia Owens']) {
    await expect(button(page, `Archive ${name}`)).toBeHidden();
    await expect(button(page, `Delete Permanently ${name}`)).toBeHidden();
  }
  await expectNoHorizontalScroll(page);

  await button(page, 'Adam Abbott').click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Hours this week');
  await expect(panel.getByLabel('First Name')).toBeHidden();
  await page.goBack();
  await expect(panel).toBeHidden();
  await button(page, 'Walt Weber').click();
  await expect(panel).toBeVisible();
  await page.reload();
  await panel.getByLabel('Last Name').fill('Winter');
  await button(page, 'Save Name').click();
  await expect(panel).toHaveAccessibleName('Walt Winter');
  await button(page, 'Close panel').click();
  await expect(row(page, 'Walt Winter')).toBeVisible();
  await expect(page).toHaveURL('/team');
});

test('a CSV file is checked line by line, corrected and imported', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  const page = await signInAs(organization.owner, { at: '/team' });
  await button(page, 'Import CSV').click();
  const csv = (email: string) =>
    `First name;Last name;E-mail;Role\r\nJosé;Núñez;jose.${organization.id}@example.com;manager\r\nAda;Reyes;${email};\r\n`;
  await page.getByLabel('Choose File').setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv(organization.owner.email), 'latin1'),
  });
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('row').nth(1)).toContainText('already in use');
  await expectNoSeriousViolations(page);
  await page.getByLabel('CSV text').fill(csv(`ada.${organization.id}@example.com`));
  await button(page, 'Check Again').click();
  await button(page, 'Add 2 people').click();
  await expectToast(page, 'Import started');
  await expect(page.getByText('2 people added, 2 invited')).toBeVisible();
  await expectNoDialog(page);
  await page.reload();
  await button(page, 'Details and Codes').click();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('José Núñez');
  await expectNoSeriousViolations(page);
  await button(page, 'Show Codes').click();
  const codes = page.getByRole('region', { name: 'Invitation codes' });
  await expect(codes.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)).toHaveCount(2);
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Details and Codes')).toBeHidden();
});

test('the team screen has no serious accessibility violations', { tag: '@slow' }, async ({
  signInAs,
  organization,
}) => {
  await organization.add('WORKER');
  const page = await signInAs(organization.owner, { at: '/team' });
  await button(page, 'Schedule color of Walt Weber: Blue').click();
  await expect(button(page, 'Blue')).toBeFocused();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await button(page, 'Archive Walt Weber').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Archive Walt Weber')).toBeFocused();
  await button(page, 'Add Person').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Person' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/./);
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone.viewport);
  await button(page, 'Walt Weber').click();
  await expect(page.getByText('Hours this week')).toBeVisible();
  await expectNoSeriousViolations(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Walt Weber')).toBeFocused();
  await expectNoSeriousViolations(page);
});

test('a manager is limited to a team, and then sees only its people', async ({ signInAs, organization }) => {
  await organization.add('WORKER');
  const manager = await organization.add('MANAGER');
  const page = await signInAs(organization.owner, { at: '/team' });
  await page.getByRole('tab', { name: 'Teams' }).click();
  await expect(page.getByText('Teams decide which people a manager can see.')).toBeVisible();
  await button(page, 'New Team').click();
  await page.getByLabel('Team Name').fill('Garden crew');
  await page.getByRole('combobox', { name: 'Leads' }).click();
  await page.getByRole('option', { name: 'Maria Mendez' }).click();
  await expectNoSeriousViolations(page);
  await button(page, 'Create Team').click();
  await expectToast(page, 'Team created');

  await page.getByRole('tab', { name: 'People' }).click();
  await button(page, 'Maria Mendez').click();
  await page.getByRole('radio', { name: 'Their teams' }).check();
  await expect(page.getByText('Maria will see 1 of 3 people.')).toBeVisible();
  await button(page, 'Save Access').click();
  await expectToast(page, 'Maria sees their teams');
  await button(page, 'Close panel').click();
  const limited = await signInAs(manager, { ...phone, at: '/team' });
  await expect(limited.getByText('Your teams: Garden crew')).toBeVisible();
  await expect(row(limited, 'Maria Mendez')).toBeVisible();
  await expect(limited.getByText('Walt Weber')).toBeHidden();

  await page.getByRole('tab', { name: 'Teams' }).click();
  await button(page, 'Garden crew').click();
  await page.getByText('Add a person').click();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Walt Weber' }).click();
  await button(page, 'Add to Team').click();
  await expectToast(page, 'Walt Weber was added to Garden crew');
  await expectNoSeriousViolations(page);
  await limited.reload();
  await expect(row(limited, 'Walt Weber')).toBeVisible();
  await expectNoHorizontalScroll(limited);
});
