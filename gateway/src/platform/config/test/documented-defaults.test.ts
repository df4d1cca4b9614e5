import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { variables } from '../environment.js';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** The default of each variable in a table with defaults: "| `PORT`, `HOST` | 3000, 127.0.0.1 | ...". */
function documentedDefaults(file: string): [name: string, value: string][] {
  const tables = readFileSync(path.join(root, file), 'utf8').match(/^\| variable \| default \|.*\n(?:\|.*\n)*/gm);
  return (tables ?? [])
    .flatMap((table) => table.split('\n'))
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => {
      const [, names = '', defaults = ''] = line.split('|');
      const values = defaults.split(',').map((value) => value.trim().replaceAll('`', ''));
      return [...names.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = ''], index): [string, string] => [
        name,
        values[index] ?? '',
      ]);
    });
}

const defaults = Object.entries(variables.shape).flatMap(([name, schema]): [string, string][] => {
  const value = schema.meta()?.default;
  return value === undefined ? [] : [[name, String(value)]];
});
const documented = ['README.md', 'docs/operations.md', ...globSync('docs/operations/*.md', { cwd: root })].flatMap(
  documentedDefaults,
);

test.each(documented.filter(([name]) => defaults.some(([known]) => known === name)))(
  'the documentation states the default of %s',
  (name, value) => {
    expect([name, value]).toEqual(defaults.find(([known]) => known === name));
  },
);

test.each(documented)('%s in the documentation is a variable of the gateway', (name) => {
  expect(Object.keys(variables.shape)).toContain(name);
});

test('the documentation lists every variable with a default, except those that operators do not need', () => {
  const undocumented = defaults.filter(([name]) => !documented.some(([known]) => known === name));

  expect(undocumented.map(([name]) => name)).toEqual(['S3_REGION', 'LOG_LEVEL']);
});
