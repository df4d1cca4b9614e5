import type { Day } from './day.types.ts';

/** Grace, an accountant. */
export const accountantDay: Day = {
  name: 'accountant',
  email: 'grace@cedarandstone.example',
  jobs: [
    {
      name: 'read the hours of this pay period by day',
      run: async (me) => {
        await me.goTo('Reports');
        await me.seeOne(me.page.getByRole('table'));
        await me.link('By day');
        await me.seeOne(me.page.getByRole('table', { name: /by time/ }));
      },
    },
    {
      name: 'open a job, a person, a day and its punches',
      run: async (me) => {
        await openReport(me);
        await me.button('Aspen Ridge HOA');
        await me.click(
          me.page
            .getByRole('dialog')
            .getByRole('button', { name: /Castillo|Raman|Weber/ })
            .first(),
        );
        await me.button(/^Show clock times of/);
        await me.seeOne(me.page.getByRole('dialog').getByText('Clock-in'));
      },
    },
    {
      name: 'see people by job in a matrix',
      run: async (me) => {
        await openReport(me);
        await me.link('Person × job');
        await me.seeOne(me.page.getByRole('table', { name: 'Person × job' }));
      },
    },
    {
      name: 'save a report and open it again',
      run: async (me) => {
        await openReport(me);
        await me.button('Save This Report');
        await me.fill('Name', 'Jobs of the period');
        await me.button('Save Report');
        await me.page.getByRole('dialog').waitFor({ state: 'hidden' });
        await me.goTo('Reports');
        await me.button('Saved Reports');
        await me.link(/^Jobs of the period/);
        await me.seeOne(me.page.getByRole('button', { name: 'Aspen Ridge HOA' }));
      },
    },
    {
      name: 'close a pay period',
      run: async (me) => {
        await openPeriod(me, { hasNotText: 'closed' });
        await me.click(steps(me).getByRole('link', { name: /Close/ }));
        await me.button('Close Period');
        await me.click(me.page.getByRole('alertdialog').getByRole('button', { name: 'Close Period' }));
        await me.seeOne(me.page.getByRole('region', { name: 'Closed' }));
      },
    },
    {
      name: 'ask to correct a closed period',
      run: async (me) => {
        await openPeriod(me, { hasText: 'closed' });
        await me.link('Correct this period');
        await me.seeOne(me.page.getByRole('dialog'));
      },
    },
    {
      name: 'export a closed period',
      run: async (me) => {
        await openPeriod(me, { hasText: 'closed' });
        await me.click(steps(me).getByRole('link', { name: /Export/ }));
        const download = me.page.waitForEvent('download');
        await me.button('Download Totals per person (CSV)');
        await download;
      },
    },
  ],
};

type Me = Parameters<Day['jobs'][number]['run']>[0];

const steps = ({ page }: Me) => page.getByRole('navigation', { name: 'Payroll steps' });

async function openReport(me: Me): Promise<void> {
  await me.goTo('Reports');
  await me.select('Report Type', { label: 'Times by job' });
  await me.link('Last pay period');
  await me.seeOne(me.page.getByRole('button', { name: 'Aspen Ridge HOA' }));
}

/** Opens the oldest period that matches: every one of its timesheets is approved. */
async function openPeriod(
  me: Me,
  which: { readonly hasText: string } | { readonly hasNotText: string },
): Promise<void> {
  await me.goTo('Payroll');
  const period = me.page.getByRole('combobox', { name: 'Pay period' });
  const option = period.locator('option').filter(which).last();
  await option.waitFor({ state: 'attached' });
  await me.select('Pay period', { label: (await option.textContent()) ?? '' });
}
