import { runAlone } from '@timetrack/testing/standalone';
import { loadTemporal } from '@timetrack/ui';
import scheduling from './expose/module.js';
import { fakeSchedule } from './testing/fake/fake-schedule.js';
import { fakeTimeOff } from './testing/fake/fake-time-off.js';

await loadTemporal();
await runAlone({ module: scheduling, handlers: (whoCalls) => [...fakeSchedule(whoCalls), ...fakeTimeOff(whoCalls)] });
