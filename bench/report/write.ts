import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../measure/compare.ts';
import { root } from '../servers/children.ts';
import { formatDocument } from './document.ts';
import type { Run, Setting } from './machine.ts';

const historyFile = path.join(root, 'bench/results.json');
const documentFile = path.join(root, 'docs/benchmarks.md');

/** The newest run is first in the file. Older runs are in the history of the repository. */
const keptRuns = 10;

/** Adds the run to bench/results.json and writes docs/benchmarks.md. Another run of the same commit replaces the first. */
export function writeReport(setting: Setting, results: readonly Result[]): void {
  const run: Run = { ...setting, results };
  const earlier = readHistory().filter(({ commit }) => commit !== setting.commit);
  const runs = [run, ...earlier].slice(0, keptRuns);
  writeFileSync(historyFile, `${JSON.stringify(runs, roundNumbers, 2)}\n`);
  writeFileSync(documentFile, formatDocument(run));
}

function readHistory(): readonly Run[] {
  return existsSync(historyFile) ? JSON.parse(readFileSync(historyFile, 'utf8')) : [];
}

const roundNumbers = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;
