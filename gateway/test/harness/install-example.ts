import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const installer = path.resolve(import.meta.dirname, '../../../packages/tooling/bin/install.mjs');

/** Installs what an example program depends on, if it is not installed yet. They are outside the workspaces. */
export async function installExample(name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [installer, `examples/${name}`]);
}
