import { runAlone } from '@timetrack/testing/standalone';
import admin from './expose/module.js';
import { defaults } from './testing/handlers.js';

await runAlone({ module: admin, handlers: () => defaults });
