import { runAlone } from '@timetrack/testing/standalone';
import timeclock from './expose/module.js';
import { defaults } from './testing/handlers.js';

await runAlone({ module: timeclock, handlers: () => defaults });
