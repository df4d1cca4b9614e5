import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { explainOldNode, neededMajor } from './node-version.mjs';
import { root } from './workspaces.mjs';

describe('the check of the Node version', () => {
  test.each(['18.19.0', '20.20.2', '25.9.0'])('rejects %s in one sentence that names both versions', (version) => {
    expect(explainOldNode(version)).toContain(`needs Node ${neededMajor} or newer and this is Node ${version}`);
  });

  test.each(['26.0.0', '26.10.0', '27.1.0'])('accepts %s', (version) => {
    expect(explainOldNode(version)).toBeUndefined();
  });

  test('requires the same version as package.json', () => {
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

    expect(engines.node).toBe(`>=${neededMajor}`);
  });
});
