import { runAlone } from '@timetrack/testing/standalone';
import timeclock from './expose/module.js';
import { fakeTimeclock } from './testing/fake/fake-timeclock.js';

await runAlone({ module: timeclock, handlers: fakeTimeclock });
