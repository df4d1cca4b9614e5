import '../module.css';
import type { ModuleDefinition, Screen } from '@timetrack/contracts';
import { loadTemporal } from '@timetrack/ui/basics';
import packageJson from '../../package.json' with { type: 'json' };

/** Loads a screen together with Temporal, which the schedule needs for its dates. */
function withTemporal(load: Screen['load']): Screen['load'] {
  return async () => {
    const [component] = await Promise.all([load(), loadTemporal()]);
    return component;
  };
}

const timeOff: Pick<Screen, 'path' | 'title' | 'load'> = {
  path: '/pto',
  title: 'Time Off',
  load: async () => (await import('../features/time-off/index.js')).TimeOff,
};

const scheduling: ModuleDefinition = {
  name: packageJson.name,
  version: packageJson.version,
  screens: [
    {
      path: '/schedules',
      title: 'Schedule',
      ability: 'SCREEN_SCHEDULES',
      navigation: { label: 'Schedules', icon: 'calendar-days', order: 30 },
      load: withTemporal(async () => (await import('../features/schedule/index.js')).Schedules),
    },
    {
      path: '/schedule',
      title: 'My Schedule',
      ability: 'SCREEN_MY_SCHEDULE',
      navigation: { label: 'My Schedule', icon: 'calendar-days', order: 30 },
      load: withTemporal(async () => (await import('../features/schedule/index.js')).MySchedule),
    },
    {
      // Workers have no approval screen, so the screen of their own requests uses its name.
      ...timeOff,
      ability: 'SCREEN_MY_SCHEDULE',
      navigation: { label: 'PTO Requests', icon: 'tree-palm', order: 50 },
    },
    {
      ...timeOff,
      ability: 'SCREEN_TIME_OFF',
      navigation: { label: 'Time Off', icon: 'tree-palm', order: 55 },
    },
    {
      path: '/pto-requests',
      title: 'PTO Requests',
      ability: 'SCREEN_TIME_OFF_APPROVAL',
      navigation: { label: 'PTO Requests', icon: 'calendar-check-2', order: 50 },
      load: async () => (await import('../features/time-off/index.js')).PtoRequests,
    },
  ],
};

export default scheduling;
