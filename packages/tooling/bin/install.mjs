import { installOwnPackages } from '../lib/own-packages.mjs';

/** `node packages/tooling/bin/install.mjs examples/rest-client`: installs folders outside the workspaces, once. */
for (const folder of process.argv.slice(2)) await installOwnPackages(folder, console.log);
