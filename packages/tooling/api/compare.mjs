import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readExports } from './exports.mjs';

/**
 * @typedef {object} Sides two versions of the same packages
 * @property {string[]} released reports
 * @property {string[]} current
 * @property {Record<string, 'given' | 'received' | 'open'>} usage of types, by their names
 *
 * @typedef {{ entry: string, name: string, message: string }} Break
 * @typedef {Break & { line: string }} Check a line that the compiler rejects if the message is true
 */

/**
 * What code that was written for the released interfaces cannot do with the current ones: exports that are gone, and
 * types that no longer fit. The compiler decides: it checks that one can be assigned to the other.
 *
 * @param {Sides} sides
 * @returns {Promise<Break[]>}
 */
export async function findBreaks({ released, current, usage }) {
  const exportsBefore = readExports(released);
  const exportsNow = readExports(current);
  /** @type {Break[]} */
  const breaks = [];
  /** @type {Check[]} */
  const checks = [];
  for (const [index, entry] of entriesIn(released).entries()) {
    checks.push(importLine('Released', index, entry), importLine('Current', index, entry));
    for (const [name, before] of exportsBefore(entry)) {
      const now = exportsNow(entry).get(name);
      if (now?.kind === before.kind) checks.push(...checksOf(index, entry, name, before, usage[name]));
      else
        breaks.push({
          entry,
          name,
          message: now ? `was a ${before.kind}, and is a ${now.kind}` : 'is no longer exported',
        });
    }
  }
  const lines = checks.map(({ line }) => line);
  for (const [index, error] of await compile(lines, released, current, usage)) {
    const { entry = '', name = '', message = '' } = checks[index] ?? {};
    breaks.push({ entry, name, message: `${message}:\n    ${error}` });
  }
  return withoutRepetitions(breaks);
}

/** An entry point may export the same as another one. @param {Break[]} breaks */
const withoutRepetitions = (breaks) => [
  ...new Map(breaks.toReversed().map((one) => [`${one.name} ${one.message}`, one])).values().toArray().reverse(),
];

/**
 * @param {number} index of the entry point
 * @param {string} entry
 * @param {string} name
 * @param {import('./exports.mjs').Export} one
 * @param {string | undefined} usage
 * @returns {Check[]}
 */
function checksOf(index, entry, name, { kind, parameters }, usage) {
  if (kind === 'foreign') return [];
  const checks = kind === 'value' ? valueChecks(index, name) : typeChecks(index, name, parameters, usage);
  return checks.map((check) => ({ entry, name, ...check }));
}

/** The entry points: modules without a source file. @param {string[]} reports */
const entriesIn = (reports) =>
  reports.flatMap((report) =>
    [...report.matchAll(/^declare module '([^']+)' \{\n\s*export \* from '[^']+';\n\}/gm)].map(([, name = '']) => name),
  );

/** @param {string} side @param {number} index @param {string} entry */
const importLine = (side, index, entry) => ({
  line: `import type * as ${side}${index} from '${side.toLowerCase()}:${entry}';`,
  entry,
  name: entry,
  message: 'cannot be imported',
});

/** @param {number} index @param {string} name */
const valueChecks = (index, name) => {
  const [before, now] = [`typeof Released${index}.${name}`, `typeof Current${index}.${name}`];
  return [
    { line: `assign<Read<${before}>>(null! as Read<${now}>);`, message: 'does not fit its earlier type' },
    { line: `assign<never>(null! as Lost<Props<${before}>, Props<${now}>>);`, message: 'lacks a property' },
  ];
};

/** @param {number} index @param {string} name @param {number} parameters @param {string} [usage] */
const typeChecks = (index, name, parameters, usage) => {
  const generic = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : '';
  const [before, now] = [`Released${index}.${name}${generic}`, `Current${index}.${name}${generic}`];
  if (usage === 'open') return [{ line: `assign<${now}>(null! as ${before});`, message: 'has lost a member' }];
  return [
    ...(usage === 'given'
      ? []
      : [{ line: `assign<${before}>(null! as ${now});`, message: 'does not fit its earlier type' }]),
    ...(usage === 'received'
      ? []
      : [{ line: `assign<${now}>(null! as ${before});`, message: 'no longer accepts what its earlier type accepted' }]),
    { line: `assign<never>(null! as Lost<${before}, ${now}>);`, message: 'lacks a property' },
  ];
};

/** A context is read by modules and provided by the shell. A removed optional property can still be assigned. */
const helpers = `
declare function assign<To>(value: To): void;
type Read<T> = T extends import('react').Context<infer Value> ? Value : T;
type Props<T> = T extends (props: infer P, ...rest: never[]) => unknown ? P : unknown;
type Keys<T> = T extends object ? keyof T : never;
type Lost<Before, Now> = unknown extends Before ? never : unknown extends Now ? never : Exclude<Keys<Before>, Keys<Now>>;
export {};
`;

/**
 * @param {string[]} lines
 * @param {string[]} released
 * @param {string[]} current
 * @param {Sides['usage']} usage
 * @returns {Promise<Map<number, string>>} the errors by the index of their line
 */
async function compile(lines, released, current, usage) {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'api-'));
  try {
    writeFileSync(path.join(folder, 'current.d.ts'), withPrefix('current', current.join('\n')));
    writeFileSync(
      path.join(folder, 'released.d.ts'),
      withOpenTypes(withPrefix('released', released.join('\n')), usage),
    );
    writeFileSync(path.join(folder, 'check.ts'), `${lines.join('\n')}\n${helpers}`);
    const config = {
      extends: path.join(root, 'packages/tooling/tsconfig.web.json'),
      compilerOptions: { types: [], noUnusedLocals: false, skipLibCheck: true },
      files: ['current.d.ts', 'released.d.ts', 'check.ts'],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
    return errorsIn(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} side @param {string} text */
const withPrefix = (side, text) => text.replaceAll(/(['"])@timetrack\//g, `$1${side}:@timetrack/`);

/**
 * A union that may grow does not make everything that contains it incompatible. The comparison takes its current members
 * on both sides, after a check that none is gone.
 *
 * @param {string} text
 * @param {Sides['usage']} usage
 */
function withOpenTypes(text, usage) {
  let module = '';
  return text
    .split('\n')
    .map((line) => {
      module = /^declare module '([^']+)'/.exec(line)?.[1] ?? module;
      const [, name = '', members = ''] = /^\s*export type (\w+) = ([^;]+);$/.exec(line) ?? [];
      if (usage[name] !== 'open') return line;
      const now = `import('${module.replace('released:', 'current:')}').${name}`;
      return `  export type ${name} = ${now} | Gone<Exclude<${members}, ${now}>>;\n  type Gone<T> = [T] extends [never] ? never : { gone: T };`;
    })
    .join('\n');
}

/** @param {string} output of the compiler @returns {Map<number, string>} */
function errorsIn(output) {
  const errors = new Map();
  for (const [, line, message] of output.matchAll(/check\.ts\((\d+),\d+\): error TS\d+: ([^\n]*(?:\n {2}[^\n]*)*)/g)) {
    const index = Number(line) - 1;
    if (!errors.has(index)) errors.set(index, message?.split('\n').slice(0, 4).join('\n  '));
  }
  if (errors.size === 0 && /error TS/.test(output)) throw new Error(`The reports cannot be compared:\n${output}`);
  return errors;
}
