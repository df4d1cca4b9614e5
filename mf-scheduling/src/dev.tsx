import { runAlone } from '@timetrack/testing/standalone';
import { loadTemporal } from '@timetrack/ui';
import scheduling from './expose/module.js';
import { scheduleDefaults } from './testing/handlers.js';
import { timeOffDefaults } from './testing/time-off-handlers.js';

await loadTemporal();
await runAlone({ module: scheduling, handlers: () => [...scheduleDefaults, ...timeOffDefaults] });
