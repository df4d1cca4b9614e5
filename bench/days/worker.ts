import type { Day } from './day.types.ts';

/** Days ahead in the demo's zone, as a date field has them. */
const inDays = (days: number) => Temporal.Now.plainDateISO('America/Denver').add({ days }).toString();

/** Siobhán, who did not clock out on her last day. */
const forgetful = 'siobhan@cedarandstone.example';

/** Wes, a worker. */
export const workerDay: Day = {
  name: 'worker',
  email: 'wes@cedarandstone.example',
  jobs: [
    { name: 'see today’s shift, or the next one', run: (me) => me.see('Garden crew') },
    { name: 'see the next shift', run: (me) => me.see('My Next Shift') },
    {
      name: 'clock in',
      run: async (me) => {
        await me.button('Clock In');
        await me.seeToast('Your time is now being tracked');
      },
    },
    {
      name: 'take a break',
      run: async (me) => {
        await me.button('Start Break');
        await me.seeToast('Enjoy your break!');
        await me.button('End Break');
        await me.seeToast('Back to work!');
      },
    },
    {
      name: 'switch to another job',
      run: async (me) => {
        // The likely job. The theme has a button whose name begins like this, too.
        await me.button(/^Switch to (?!light|dark)/i);
        await me.seeOne(me.page.getByRole('status').filter({ hasText: /now|switch/i }));
      },
    },
    {
      name: 'clock out',
      run: async (me) => {
        await me.button('Clock Out');
        await me.seeToast('Your timesheet has been saved');
      },
    },
    {
      name: 'look at own hours and why',
      run: async (me) => {
        await me.goTo('My Hours');
        await me.button('Previous pay period');
        await openDay(me);
        await me.seeOne(me.page.getByRole('dialog').getByText(/Regular/));
      },
    },
    {
      name: 'ask for a correction',
      run: async (me) => {
        await me.goTo('My Hours');
        await openDay(me);
        await me.button('Ask for a Correction');
        const field = me.page.getByLabel(/^Clock Out/).first();
        const at = Temporal.PlainDateTime.from(await field.inputValue());
        await me.fill(/^Clock Out/, at.add({ minutes: 15 }).toString({ smallestUnit: 'minute' }));
        await me.fill('Reason', 'I locked up the yard');
        await me.button('Send Request');
        await me.seeToast('Correction sent to your manager');
      },
    },
    {
      name: 'answer when the work stopped that was never clocked out',
      prepare: ({ openAs }) => openAs(forgetful),
      run: async (me) => {
        await me.see(/^You have been clocked in since .* When did you stop\?$/);
        await me.button('Save and Clock In');
        await me.seeToast('Your time is now being tracked');
      },
    },
    {
      name: 'sign the hours of a pay period',
      // A pending correction prevents signing, and Wes has one.
      prepare: ({ openAs }) => openAs(forgetful),
      run: async (me) => {
        await me.link(/^Review .* and sign$/);
        await me.button('Sign My Hours');
        const form = me.page.getByRole('dialog', { name: 'Sign My Hours' });
        await me.click(form.getByRole('radio', { name: 'Yes' }));
        await me.click(form.getByRole('button', { name: 'Sign My Hours' }));
        await me.see(/^Signed \w+ \d+, /);
      },
    },
    {
      name: 'request time off',
      run: async (me) => {
        await me.goTo('PTO Requests');
        await me.button('Request Time Off');
        await me.fill('Start Date', inDays(60));
        await me.fill('End Date', inDays(60));
        // The hours are proposed.
        await me.see(/counts 8h\.$/);
        await me.button('Submit Request');
        await me.seeToast('PTO request submitted successfully');
      },
    },
    {
      name: 'find the calendar feed’s address',
      run: async (me) => {
        await me.goTo('My Schedule');
        const feed = me.page.getByRole('button', { name: 'Calendar feed' });
        const more = me.page.getByRole('button', { name: 'More actions' });
        await me.seeOne(feed.or(more));
        if (await feed.isVisible()) await me.click(feed);
        else {
          await me.click(more);
          await me.click(me.page.getByRole('menuitem', { name: 'Calendar feed' }));
        }
        await me.seeOne(me.page.getByLabel('Secret address', { exact: true }));
      },
    },
  ],
};

type Me = Parameters<Day['jobs'][number]['run']>[0];

/** The first day of *My Hours*: a row of the table, or on a phone an item of the list. */
async function openDay(me: Me): Promise<void> {
  await me.click(
    me.page
      .getByRole('main')
      .getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), / })
      .first(),
  );
}
