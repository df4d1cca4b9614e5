import { describe, expect, test } from '@jest/globals';
import { run } from '../lib/run.mjs';
import { compare, table } from './bench.mjs';

describe('npm run bench', () => {
  test('reports every case as a ratio to the reference', async () => {
    const measurements = await compare('nothing', { nothing: () => undefined, 'the same nothing': () => undefined });

    expect(measurements.find(({ name }) => name === 'nothing')?.ratio).toBe(1);
    expect(measurements.map(({ name }) => name)).toEqual(['nothing', 'the same nothing']);
  });

  test('rejects a reference that is not a case', async () => {
    await expect(compare('gone', { here: () => undefined })).rejects.toThrow('There is no case "gone"');
  });

  test('prints a line for each case', () => {
    const text = table('x.bench.ts', [{ name: 'insert', medianMs: 2, ratio: 1 }]);

    expect(text).toContain('insert      1.00 x  (2.000 ms)');
  });

  test('starts its gateway outside of a test run', async () => {
    const imports = ['./gateway/test/typescript.mjs', './gateway/bench/bench-app.ts'];
    const script = imports.map((file) => `await import('${file}');`).join('');

    const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', script]);

    expect(code === 0 ? '' : output).toBe('');
  });
});
