import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, workspaces } from '../lib/workspaces.mjs';

/**
 * What a bench file exports: its cases by name, the case that the others are compared with, how often each runs (30
 * times by default), and a function that releases their resources.
 *
 * @typedef {{ reference: string, cases: Record<string, () => unknown>, rounds?: number, close?: () => Promise<void> }} Bench
 * @typedef {{ name: string, medianMs: number, ratio: number }} Measurement
 */

const defaultRounds = 30;

/** @returns {string[]} absolute paths */
export const benchFiles = () =>
  workspaces().flatMap(({ directory }) =>
    globSync('bench/*.bench.ts', { cwd: directory }).map((name) => path.join(directory, name)),
  );

/**
 * Measures the median of each case. The cases take turns, so that other load on the machine affects all of them.
 *
 * @param {string} file
 * @returns {Promise<Measurement[]>}
 */
export async function measure(file) {
  const gatewayTypeScript = path.join(root, 'gateway/test/typescript.mjs');
  if (existsSync(gatewayTypeScript)) await import(pathToFileURL(gatewayTypeScript).href);
  /** @type {Bench} */
  const { reference, cases, rounds, close } = await import(pathToFileURL(file).href);
  try {
    return await compare(reference, cases, rounds);
  } finally {
    await close?.();
  }
}

/**
 * @param {string} reference
 * @param {Bench['cases']} cases
 * @param {number} [rounds]
 * @returns {Promise<Measurement[]>}
 */
export async function compare(reference, cases, rounds = defaultRounds) {
  if (!cases[reference]) throw new Error(`There is no case "${reference}" to compare with.`);
  const times = new Map(Object.keys(cases).map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(cases)) {
      const began = performance.now();
      await run();
      times.get(name)?.push(performance.now() - began);
    }
  }
  const medians = [...times].map(([name, taken]) => ({ name, medianMs: median(taken) }));
  const unit = medians.find(({ name }) => name === reference)?.medianMs ?? Number.NaN;
  return medians.map(({ name, medianMs }) => ({ name, medianMs, ratio: medianMs / unit }));
}

/**
 * @param {string} file
 * @param {Measurement[]} measurements
 */
export function table(file, measurements) {
  const width = Math.max(...measurements.map(({ name }) => name.length));
  const lines = measurements.map(
    ({ name, medianMs, ratio }) =>
      `  ${name.padEnd(width)}  ${ratio.toFixed(2).padStart(8)} x  (${medianMs.toFixed(3)} ms)`,
  );
  return [path.relative(root, file), ...lines].join('\n');
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
