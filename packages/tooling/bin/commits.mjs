import { findCommitViolations } from '../checks/commits.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** `npm run commits -- RANGE`: checks the subjects of new commits, by default of those that main does not have. */
const [range = 'origin/main..HEAD'] = process.argv.slice(2);
const { code, output } = await run('git', ['log', '--format=%s', range, '--'], { cwd: root });
const violations = code === 0 ? findCommitViolations(output.split('\n').filter(Boolean)) : [output.trim()];
for (const violation of violations) console.log(violation);
if (violations.length > 0) console.log('See "Commit" in docs/contributing/code.md.');
process.exitCode = violations.length === 0 ? 0 : 1;
