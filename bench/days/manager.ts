import type { Day } from './day.types.ts';
import { managerFirstWeek } from './first-week.ts';

/** Maya, a manager. */
export const managerDay: Day = {
  name: 'manager',
  email: 'maya@cedarandstone.example',
  jobs: [
    {
      name: 'see who works and who is missing',
      run: async (me) => {
        const forgotten = me.page
          .getByRole('region', { name: /^Still clocked in/ })
          .getByRole('listitem')
          .filter({ hasText: /Siobhán O’Rourke“Stone crew” ended \d+(h| days)/ });
        await me.seeOne(forgotten.getByRole('link', { name: /^Open timesheet/ }));
        await me.seeOne(me.page.getByRole('region', { name: 'Statistics' }).getByText('Currently clocked in'));
      },
    },
    {
      name: 'move one card of a group shift by keyboard',
      isForComputers: true,
      run: async (me) => {
        await me.goTo(/^Schedules?$/);
        await me.click(me.page.getByRole('tab', { name: 'Week', exact: true }));
        const card = me.page.locator('button[data-shift]').filter({ hasText: 'Garden crew' }).first();
        await me.seeOne(card);
        await card.focus();
        for (const key of ['Space', 'ArrowRight', 'Enter']) await me.press(key);
        await me.seeOne(me.page.getByRole('status').filter({ hasText: 'Undo' }));
      },
    },
    {
      name: 'publish the week after a look at its conflicts',
      run: async (me) => {
        await me.goTo(/^Schedules?$/);
        const week = me.page.getByRole('tab', { name: 'Week', exact: true });
        await me.seeOne(week);
        if ((await week.getAttribute('aria-selected')) !== 'true') await me.click(week);
        const publish = me.page.getByRole('button', { name: /^Publish \d+ draft/ });
        await me.see('Garden crew');
        if (!(await publish.isVisible())) await me.button(/^Next Week$/i);
        await me.click(publish);
        const confirmation = me.page.getByRole('alertdialog', { name: /^Publish \d+ drafts?/ });
        await me.click(confirmation.getByRole('button', { name: /^Publish/ }));
        await me.seeOne(me.page.getByRole('status').filter({ hasText: 'published' }));
      },
    },
    ...managerFirstWeek,
    {
      name: 'approve one person’s week',
      run: async (me) => {
        await openWeekToReview(me);
        await me.click(me.page.getByRole('checkbox', { name: /^Select the week of/ }).first());
        await approveSelected(me);
      },
    },
    {
      name: 'reject a timesheet with a reason',
      run: async (me) => {
        await openWeekToReview(me);
        const pending = me.page.getByRole('checkbox', { name: /^Select the week of/ });
        const line = me.page.getByRole('row').or(me.page.getByRole('listitem')).filter({ has: pending });
        await me.click(line.first().getByRole('button').first());
        await me.click(me.page.getByRole('checkbox', { name: /^Select .+ – / }).first());
        await me.button('Reject selected…');
        await me.fill('Reason', 'Who clocked you out?');
        await me.button('Reject 1');
        await me.see('“Who clocked you out?”');
      },
    },
    {
      name: 'approve a selection',
      run: async (me) => {
        await openWeekToReview(me);
        await me.button(/^Select all \d+/);
        await approveSelected(me);
      },
    },
    {
      name: 'decide a correction',
      run: async (me) => {
        await me.goTo('Timesheets');
        await me.click(me.page.getByRole('tab', { name: /^Requests/ }));
        await me.button(/^Approve the request of/);
        await me.seeToast('Correction approved');
      },
    },
    {
      name: 'approve time off that overdraws a balance',
      run: async (me) => {
        await me.goTo('PTO Requests');
        await me.button(/^Approve Deshawn Brooks’s request/);
        await me.seeOne(me.page.getByRole('dialog').getByText(/would have −/));
        await me.button('Approve Anyway');
        await me.seeToast('PTO request approved');
      },
    },
    {
      name: 'find a person’s role, email address and employee number',
      run: async (me) => {
        await me.goTo('Team');
        await me.button('Wes Castillo');
        const panel = me.page.getByRole('dialog');
        await me.seeOne(panel.getByText('wes@cedarandstone.example'));
        await me.seeOne(panel.getByText(/Employee number/i));
        await me.seeOne(panel.getByText(/Worker/));
      },
    },
  ],
};

type Me = Parameters<Day['jobs'][number]['run']>[0];

/** The demo approves a week on the following Tuesday, so this week is pending, or the previous one until the first clock-out. */
async function openWeekToReview(me: Me): Promise<void> {
  await me.goTo('Timesheets');
  const pending = me.page.getByRole('checkbox', { name: /^Select the week of/ });
  await me.seeOne(me.page.getByText(/^Hours are payable time/));
  if ((await pending.count()) === 0) await me.button('Previous week');
  await me.seeOne(pending);
}

async function approveSelected(me: Me): Promise<void> {
  await me.button('Approve selected');
  const confirm = me.page.getByRole('button', { name: /^Approve \d+(,|$)/ });
  const done = me.page.getByRole('status').filter({ hasText: /approved/ });
  await me.seeOne(confirm.or(done));
  if (await confirm.isVisible()) await me.click(confirm);
  await me.seeOne(done);
}
