import '../module.css';
import type { ModuleDefinition, ScreenNavigation } from '@timetrack/contracts';
import { loadTemporal } from '@timetrack/ui/basics';
import packageJson from '../../package.json' with { type: 'json' };
import { greetings } from '../components/greetings.js';

const navigation: ScreenNavigation = { label: 'Dashboard', icon: 'layout-dashboard', order: 10 };

const timeclock: ModuleDefinition = {
  name: packageJson.name,
  version: packageJson.version,
  screens: [
    {
      path: '/',
      title: 'Dashboard',
      ability: 'SCREEN_WORKER_HOME',
      navigation,
      placeholder: {
        headings: greetings.map(({ until, text }) => ({ until, text: `${text}, {firstName}` })),
        line: '{date} • {time}',
        cards: ['Time Clock', "Today's Schedule", 'Current Job'],
      },
      queries: [
        { name: 'Timeclock_Home_LoadActiveTimesheet' },
        { name: 'Timeclock_Clock_LoadJobs' },
        { name: 'Timeclock_Home_LoadSchedules', variables: { from: '{startOfDay}', to: '{startOfNextDay}' } },
      ],
      load: async () => (await import('../features/home/index.js')).WorkerHome,
    },
    {
      path: '/',
      title: 'Dashboard',
      ability: 'SCREEN_DASHBOARD',
      navigation,
      load: async () => (await import('../features/dashboard/index.js')).Dashboard,
    },
    {
      path: '/hours',
      title: 'My Hours',
      ability: 'SCREEN_HOURS',
      navigation: { label: 'My Hours', icon: 'clock', order: 15 },
      // Its days need Temporal, so browsers without it load the polyfill first.
      load: async () => {
        const [{ Hours }] = await Promise.all([import('../features/hours/index.js'), loadTemporal()]);
        return Hours;
      },
    },
    {
      path: '/timesheets',
      title: 'Timesheets',
      ability: 'SCREEN_TIMESHEETS',
      navigation: { label: 'Timesheets', icon: 'clipboard-list', order: 20 },
      // Its times need Temporal, so browsers without it load the polyfill first.
      load: async () => {
        const [{ Timesheets }] = await Promise.all([import('../features/timesheets/index.js'), loadTemporal()]);
        return Timesheets;
      },
    },
  ],
};

export default timeclock;
