import type { Day } from './day.types.ts';

type Jobs = Day['jobs'];

/** Days ahead in the demo's zone, as a date field has them. */
const today = () => Temporal.Now.plainDateISO('America/Denver');

/** Thirty people without email addresses, as a shop has them in a spreadsheet. */
const people = Array.from({ length: 30 }, (_, index) => `Crew,Member ${String(index + 1).padStart(2, '0')},`);

/** What a shop does in its first week, for the owner of a new organization. */
export const ownerFirstWeek: Jobs = [
  {
    name: 'bring 30 people from a file',
    run: async (me) => {
      await me.goTo('Team');
      await me.button('Import CSV');
      await me.fill('CSV text', ['firstName,lastName,email', ...people].join('\n'));
      await me.button('Check');
      await me.button('Add 30 people');
      await me.see('Crew Member 30');
    },
  },
  {
    name: 'plan and publish 5 days for 30 people',
    run: async (me) => {
      await me.goTo(/^Schedules?$/);
      await me.click(me.page.getByRole('tab', { name: 'Week', exact: true }));
      await openPlan(me);
      await me.fill('Title', 'Rounds');
      await me.click(me.page.getByRole('checkbox', { name: /^All \d+ people/ }));
      await me.button('Plan 5 Drafts');
      await me.click(me.page.getByRole('button', { name: /^Publish \d+ drafts?/ }));
      const confirmation = me.page.getByRole('alertdialog', { name: /^Publish \d+ drafts?/ });
      await me.click(confirmation.getByRole('button', { name: /^Publish/ }));
      await me.seeOne(me.page.getByRole('status').filter({ hasText: 'published' }));
    },
  },
];

/** The same for a manager: a worker calls in sick. */
export const managerFirstWeek: Jobs = [
  {
    name: 'record that a worker is sick, and find a replacement',
    run: async (me) => {
      await me.goTo(/^Schedules?$/);
      await me.click(me.page.getByRole('tab', { name: 'Week', exact: true }));
      const day = nextWorkday();
      await me.click(me.page.getByRole('button', { name: 'Actions for Wes Castillo' }));
      await me.click(me.page.getByRole('menuitem', { name: 'Record Time Off' }));
      await me.fill('Start Date', day.toString());
      await me.fill('End Date', day.toString());
      const record = me.page.getByRole('dialog').getByRole('button', { name: /^Record (Time Off|Anyway)$/ });
      await me.seeOne(me.page.getByRole('dialog').getByText('Garden crew'));
      await me.click(record);
      await me.click(
        me.page
          .getByRole('dialog')
          .getByRole('button', { name: /^Assign/ })
          .first(),
      );
      await me.see(/takes this shift$/);
    },
  },
];

/** A day of Monday to Friday on which the demo has shifts. */
function nextWorkday(): Temporal.PlainDate {
  const day = today();
  return day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
}

type Me = Parameters<Jobs[number]['run']>[0];

/** In the toolbar, or on a phone in its menu. */
async function openPlan(me: Me): Promise<void> {
  const plan = me.page.getByRole('button', { name: 'Plan the Week' });
  const more = me.page.getByRole('button', { name: 'More actions' });
  await me.seeOne(plan.or(more));
  if (await plan.isVisible()) return me.click(plan);
  await me.click(more);
  await me.click(me.page.getByRole('menuitem', { name: 'Plan the Week' }));
}
