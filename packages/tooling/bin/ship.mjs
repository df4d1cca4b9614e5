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
const { readLastRelease, recordOperations } = await import('../releases/record.mjs');

endChildrenOnInterrupt();
const [command = '', ...args] = process.argv.slice(2);
const folder = path.relative(root, process.cwd());
const name = path.basename(folder);
const releases = releasesFolder();

/** The module in the last release of everything. */
function recordedRelease() {
  const { commit, versions } = readLastRelease() ?? {};
  const version = versions?.[name];
  return commit && version ? { version, commit } : undefined;
}

const buildModule = async () => {
  const isBuilt = await build(
    staleApplications().filter(({ directory }) => directory === process.cwd()),
    console.log,
  );
  if (!isBuilt) throw new Error('Nothing was released.');
};

try {
  const release = (/** @type {import('../ship/commands.mjs').ReleaseChoice} */ choice) =>
    releaseModule({
      ...{ top: root, folder, releases, build: buildModule, ...choice },
      recorded: recordedRelease(),
      record: (version) => recordOperations(folder, version),
    });
  console.log(await runCommand(command, args, { name, releases, release }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
