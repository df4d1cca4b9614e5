import type { Day } from './day.types.ts';
import { ownerFirstWeek } from './first-week.ts';

const password = 'correct horse battery';
let joinAddress = '';

/** Nora, who starts an organization. */
export const ownerDay: Day = {
  name: 'owner',
  jobs: [
    {
      name: 'register an organization',
      run: async (me) => {
        await me.click(me.page.getByRole('tab', { name: 'Register' }));
        await me.fill('Organization Name', 'Harbor Electric');
        await me.fill('First Name', 'Nora');
        await me.fill('Last Name', 'Nielsen');
        await me.fill('Email', `nora.${crypto.randomUUID()}@example.com`);
        await me.fill('Password', password);
        await me.button('Create account');
        await me.see('First steps');
      },
    },
    {
      name: 'confirm the browser’s time zone',
      run: async (me) => {
        const zone = await me.page.getByRole('combobox', { name: 'Time zone' }).inputValue();
        if (zone !== 'America/Denver') throw new Error(`The time zone is ${zone}, not that of the browser`);
        await me.button('Confirm');
        await me.see('1 of 4 done');
      },
    },
    {
      name: 'add a job',
      run: async (me) => {
        await me.fill('Name of the job', 'Riverside Park');
        await me.button('Add Job');
        await me.see('Added: Riverside Park');
      },
    },
    {
      name: 'make a join link',
      run: async (me) => {
        await me.button('Create Join Link');
        joinAddress = await me.page.getByLabel('Join link', { exact: true }).inputValue();
      },
    },
    {
      name: 'join with the link, and log in',
      prepare: ({ openVisitor }) => openVisitor(),
      run: async (me) => {
        await me.open(joinAddress);
        await me.fill('Email', `jo.${crypto.randomUUID()}@example.com`);
        await me.fill('First Name', 'Jo');
        await me.fill('Last Name', 'Jensen');
        await me.fill(/^Password$/, password);
        await me.fill('Confirm Password', password);
        await me.button('Create Account');
        await me.see('Welcome back');
        if (!(await me.page.getByLabel('Email').inputValue()))
          throw new Error('The login does not have the email address filled in');
        await me.fill('Password', password);
        await me.button('Sign in');
        await me.seeOne(me.page.getByRole('button', { name: 'Clock In' }));
      },
    },
    {
      name: 'plan and publish the first week',
      run: async (me) => {
        await me.link('Plan the Week');
        await me.fill('Title', 'Wiring');
        await me.click(me.page.getByRole('checkbox', { name: /^All \d+ people/ }));
        await me.button('Plan 5 Drafts');
        await me.seeOne(me.page.getByRole('status').filter({ hasText: 'added' }));
        await me.goTo('Dashboard');
        await me.button(/^Publish 5 Shifts/);
        await me.see('Everything is set up. Your people can clock in.');
      },
    },
    ...ownerFirstWeek,
    {
      name: 'read in the audit log whom a change concerns',
      prepare: ({ openAs }) => openAs('olivia@cedarandstone.example'),
      run: async (me) => {
        await me.goTo('Audit Log');
        await me.select('Subject', { label: 'Timesheet' });
        // Someone else than the person who did it.
        const entry = me.page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /Tom Okafor|Maya Lindqvist/ })
          .filter({ hasText: / · (Hana|Deshawn|Mateusz|Wes|Priya|Jonas|Lucía|Siobhán|Kofi) / });
        await me.click(entry.first().getByRole('button', { name: /^Details/ }));
        await me.see(/\bM[SD]T\b/);
      },
    },
  ],
};
