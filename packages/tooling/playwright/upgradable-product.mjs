import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { isModule, root, workspaces } from '../lib/workspaces.mjs';
import { linkGateway } from './mixed-product.mjs';
import { startProduct } from './product.mjs';

/** The part of a name that webpack derives from the content: `main.0123456789.js`. */
const hashInName = /\.([\da-f]{10})\.\w+$/;

/**
 * Starts this build in a folder of its own, in which it can be replaced by a second release of everything.
 *
 * @returns {Promise<{ url: string, upgrade: () => Promise<void>, forgetEarlierReleases: () => void, stop: () => Promise<void> }>}
 *   `upgrade` builds the second release and starts the gateway again, with the same address and data
 */
export async function startUpgradableProduct() {
  // PostgreSQL may run as another user than this process, and needs access to the folder.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'timetrack-upgrade-'));
  chmodSync(folder, 0o755);
  const top = path.join(folder, 'product');
  linkGateway(top);
  const units = ['shell', ...workspaces().flatMap(({ folder: name }) => (isModule(name) ? [name] : []))];
  for (const unit of units) {
    cpSync(path.join(root, unit, 'dist'), path.join(top, unit, 'dist'), { recursive: true });
  }
  const env = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data') };
  let product = await startProduct(env, top);
  return {
    url: product.url,
    upgrade: async () => {
      await product.stop();
      for (const unit of units) renewBuild(path.join(top, unit, 'dist'));
      product = await startProduct(env, top);
    },
    // The gateway may be writing there.
    forgetEarlierReleases: () =>
      rmSync(path.join(env.DATA_DIR, 'files/web'), { recursive: true, force: true, maxRetries: 20 }),
    stop: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives every hashed file another hash, as if its content had changed. @param {string} dist */
function renewBuild(dist) {
  const files = readdirSync(dist);
  for (const copy of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(path.join(dist, copy));
  const names = files.filter((name) => hashInName.test(name));
  const renewed = new Map(
    names.map((name) => {
      const [, hash = ''] = hashInName.exec(name) ?? [];
      return [hash, createHash('sha256').update(`second ${hash}`).digest('hex').slice(0, 10)];
    }),
  );
  const renew = (/** @type {string} */ text) => text.replaceAll(/[\da-f]{10}/g, (hash) => renewed.get(hash) ?? hash);
  for (const name of files.filter((file) => /\.(js|css|json|html)$/.test(file))) {
    const file = path.join(dist, name);
    writeFileSync(file, renew(readFileSync(file, 'utf8')));
  }
  for (const name of names) renameSync(path.join(dist, name), path.join(dist, renew(name)));
  const hashes = names.map(renew).map((name) => [name, hashOf(readFileSync(path.join(dist, name)))]);
  writeFileSync(path.join(dist, 'files.json'), JSON.stringify({ files: Object.fromEntries(hashes) }));
}

/** @param {Buffer} content */
const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
