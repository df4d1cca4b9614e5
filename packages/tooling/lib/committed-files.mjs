import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** @typedef {{ name: string, text: string }} File `name` is relative to the top folder */

/** Lists every text file that is committed or would be added by `git add`. @returns {File[]} */
export function committedFiles() {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
    .toString()
    .split('\0');
  return [...new Set(names)]
    .filter(
      (name) => name && existsSync(path.join(root, name)) && !/\.(png|jpe?g|gif|webp|heic|ico|woff2?|br)$/.test(name),
    )
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}
