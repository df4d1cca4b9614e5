import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createSecretBox, loadSecretBox } from '../secret-box.js';

const [key, otherKey] = [randomBytes(32), randomBytes(32)];
const box = createSecretBox([key]);

describe('a sealed secret', () => {
  test('opens only at its place, with its key', () => {
    const sealed = box.seal('7Q4KX0M2ZB9TDR5H', 'invitation 1');
    expect(sealed.toString('latin1')).not.toContain('7Q4K');
    expect(box.open(sealed, 'invitation 1')).toBe('7Q4KX0M2ZB9TDR5H');
    expect(box.open(sealed, 'invitation 2')).toBeNull();
    expect(createSecretBox([otherKey]).open(sealed, 'invitation 1')).toBeNull();
  });

  test('differs each time', () => {
    expect(box.seal('code', 'place')).not.toEqual(box.seal('code', 'place'));
  });

  test('opens with an earlier key after the key was replaced', () => {
    const sealed = box.seal('code', 'place');
    expect(createSecretBox([otherKey, key]).open(sealed, 'place')).toBe('code');
  });

  test('does not open once any byte of it is changed or missing', () => {
    const sealed = box.seal('code', 'place');
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(box.open(changed, 'place')).toBeNull();
      expect(box.open(sealed.subarray(0, index), 'place')).toBeNull();
    }
  });
});

describe('the key of the data folder', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'timetrack-secrets-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test('is generated once, even by gateways that start together, and only the gateway can read it', async () => {
    const boxes = await Promise.all(Array.from({ length: 8 }, () => loadSecretBox({ dataDir, secretsKeys: null })));
    const sealed = boxes[0]?.seal('code', 'place') ?? Buffer.of();
    expect(boxes.map((opened) => opened.open(sealed, 'place'))).toEqual(boxes.map(() => 'code'));
    expect((await stat(path.join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path.join(dataDir, 'secrets.key'), 'utf8'), 'base64')).toHaveLength(32);
  });

  test('is refused if it is damaged', async () => {
    await writeFile(path.join(dataDir, 'secrets.key'), 'short');
    await expect(loadSecretBox({ dataDir, secretsKeys: null })).rejects.toThrow('restore it from a backup');
  });

  test('is not read when SECRETS_KEY is set', async () => {
    const opened = await loadSecretBox({ dataDir, secretsKeys: [key] });
    expect(opened.open(box.seal('code', 'place'), 'place')).toBe('code');
    await expect(stat(path.join(dataDir, 'secrets.key'))).rejects.toThrow('ENOENT');
  });
});
