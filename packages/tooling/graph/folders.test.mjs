import { describe, expect, test } from '@jest/globals';
import { directPairs, fileCycles, folderCycles, isNested, siblingPairs, siblingsOf } from './folders.mjs';

const imports = (/** @type {[string, string][]} */ ...edges) =>
  edges.map(([from, to]) => ({ from, to, typeOnly: false }));

describe('folder figures', () => {
  test('connect the first folders in which two paths differ', () => {
    const [edge] = imports(['gateway/src/features/jobs/job.service.ts', 'gateway/src/features/audit/chain/head.ts']);

    expect(edge && siblingsOf(edge)).toEqual(['gateway/src/features/jobs', 'gateway/src/features/audit']);
  });

  test('ignore an import of a file that lies in the common folder', () => {
    const [edge] = imports(['shell/src/session/store.ts', 'shell/src/report.ts']);

    expect(edge && siblingsOf(edge)).toBeUndefined();
  });

  test('count two folders of one level that import each other once', () => {
    const pairs = siblingPairs(imports(['a/one/x.ts', 'a/two/y.ts'], ['a/two/deep/z.ts', 'a/one/x.ts']));

    expect(pairs.map(({ one, other }) => [one, other])).toEqual([['a/one', 'a/two']]);
  });

  test('count a folder and a folder inside it that import each other', () => {
    const pairs = directPairs(imports(['a/index.ts', 'a/list/List.ts'], ['a/list/List.ts', 'a/types.ts']));

    expect(pairs.filter(isNested)).toHaveLength(1);
  });

  test('find a cycle of three folders in which no two import each other', () => {
    const edges = imports(['f/a/x.ts', 'f/b/x.ts'], ['f/b/y.ts', 'f/c/x.ts'], ['f/c/y.ts', 'f/a/z.ts']);

    expect(siblingPairs(edges)).toEqual([]);
    expect(folderCycles(edges)).toEqual([['f/a', 'f/b', 'f/c']]);
    expect(fileCycles(edges)).toEqual([]);
  });

  test('find a cycle of files', () => {
    expect(fileCycles(imports(['a.ts', 'b.ts'], ['b.ts', 'c.ts'], ['c.ts', 'b.ts']))).toEqual([['b.ts', 'c.ts']]);
  });
});
