import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { complaintAboutNode, neededMajor } from './node-version.mjs';
import { root } from './workspaces.mjs';

describe('the check of the Node version', () => {
  it.each(['18.19.0', '20.20.2', '25.9.0'])('answers %s with one sentence that names both versions', (version) => {
    expect(complaintAboutNode(version)).toContain(`needs Node ${neededMajor} or newer and this is Node ${version}`);
  });

  it.each(['26.0.0', '26.10.0', '27.1.0'])('takes %s', (version) => {
    expect(complaintAboutNode(version)).toBeUndefined();
  });

  it('asks for what package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

    expect(engines.node).toBe(`>=${neededMajor}`);
  });
});
