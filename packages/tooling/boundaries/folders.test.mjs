import { describe, expect, test } from '@jest/globals';
import { importsInCycles, siblingsOf } from './folders.mjs';

const imports = (/** @type {[string, string][]} */ ...edges) => edges.map(([from, to]) => ({ from, to }));

describe('folders', () => {
  test('connect the first folders in which two paths differ', () => {
    const [edge] = imports(['gateway/src/features/jobs/job.service.ts', 'gateway/src/features/audit/chain/head.ts']);

    expect(edge && siblingsOf(edge)).toEqual(['gateway/src/features/jobs', 'gateway/src/features/audit']);
  });

  test('ignore an import of a file that lies in the common folder', () => {
    const [edge] = imports(['shell/src/session/store.ts', 'shell/src/report.ts']);

    expect(edge && siblingsOf(edge)).toBeUndefined();
  });

  test('find a cycle of three folders in which no two import each other', () => {
    const edges = imports(['f/a/x.ts', 'f/b/x.ts'], ['f/b/y.ts', 'f/c/x.ts'], ['f/c/y.ts', 'f/a/z.ts']);

    expect(importsInCycles([...edges, ...imports(['f/a/x.ts', 'f/d/x.ts'])])).toEqual(edges);
  });
});
