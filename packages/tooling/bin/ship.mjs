import { requireNode } from '../lib/node-version.mjs';

/** `npm run release|pin|canary|rollback -w mf-timeclock`: ships one module. `-- --help` explains each. */
requireNode();
const path = await import('node:path');
const { endChildrenOnInterrupt } = await import('../lib/run.mjs');
const { root } = await import('../lib/workspaces.mjs');
const { build, staleApplications } = await import('../build/build.mjs');
const { runCommand } = await import('../ship/commands.mjs');
const { releaseModule } = await import('../ship/release-module.mjs');
const { releasesFolder } = await import('../ship/releases-folder.mjs');

endChildrenOnInterrupt();
const [command = '', ...args] = process.argv.slice(2);
const folder = path.relative(root, process.cwd());
const releases = releasesFolder();

const buildModule = async () => {
  const isBuilt = await build(
    staleApplications().filter(({ directory }) => directory === process.cwd()),
    console.log,
  );
  if (!isBuilt) throw new Error('Nothing was released.');
};

try {
  const release = (/** @type {import('../ship/commands.mjs').ReleaseChoice} */ choice) =>
    releaseModule({ top: root, folder, releases, build: buildModule, ...choice });
  console.log(await runCommand(command, args, { name: path.basename(folder), releases, release }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
