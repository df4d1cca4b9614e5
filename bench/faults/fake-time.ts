import { globSync } from 'node:fs';
import { runProgram } from './processes.ts';

const find = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** The library that changes the clock of one process. As root on Debian, it installs the package if it is missing. */
export async function findFakeTime(): Promise<string> {
  const installed = find();
  if (installed) return installed;
  await runProgram('apt-get', ['install', '--yes', '--no-install-recommends', 'libfaketime']);
  const library = find();
  if (!library) throw new Error('There is no libfaketime: install the Debian package libfaketime.');
  return library;
}
