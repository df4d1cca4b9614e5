import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/workspaces.mjs';

/**
 * Copies the repository into an empty folder, for tests that write skeletons.
 *
 * @param {string} target
 */
export function copyRepository(target) {
  copyFiles(target);
  copyCompiledFiles(target);
  linkLibraries(target);
}

/** @param {string} target */
function copyFiles(target) {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const name of names.toString().split('\0')) {
    if (!name || name.startsWith('docs/')) continue;
    cpSync(path.join(root, name), path.join(target, name), { errorOnExist: false });
  }
}

/** What the gateway's tests compiled, so that the copy's tests compile only what differs. @param {string} target */
function copyCompiledFiles(target) {
  const cache = '.cache/typescript';
  if (existsSync(path.join(root, cache))) cpSync(path.join(root, cache), path.join(target, cache), { recursive: true });
}

/** Links the installed libraries; the repository's own packages are those of the copy. @param {string} target */
export function linkLibraries(target) {
  const libraries = path.join(root, 'node_modules');
  mkdirSync(path.join(target, 'node_modules/@timetrack'), { recursive: true });
  for (const name of readdirSync(libraries)) {
    if (name !== '@timetrack') symlinkSync(path.join(libraries, name), path.join(target, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(target, 'packages'))) {
    symlinkSync(path.join(target, 'packages', name), path.join(target, 'node_modules/@timetrack', name));
  }
}
