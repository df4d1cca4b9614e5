import { runAlone } from '@timetrack/testing/standalone';
import admin from './expose/module.js';
import { fakeReports } from './testing/fake/fake-reports.js';
import { fakeSettings } from './testing/fake/fake-settings.js';
import { fakeTeam } from './testing/fake/fake-team.js';
import { defaults } from './testing/handlers.js';

await runAlone({
  module: admin,
  handlers: (whoCalls) => [...fakeSettings(), ...fakeReports(), ...fakeTeam(whoCalls), ...defaults],
});
