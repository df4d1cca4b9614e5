import type { Config } from '../platform/config/config.js';
import { listensLocally } from '../platform/config/hosts.js';
import { StartError } from '../platform/errors/index.js';
import { demoPassword, demoSignIns } from './cast.js';
import {
  createDemoPassword,
  type DemoSignIn,
  findActiveDemoAccounts,
  findPublicDemoAccounts,
  renewDemoPasswords,
} from './demo-accounts.js';
import { type DemoParts, seedDemo } from './seed-demo.js';

export interface DemoReport {
  readonly lines: readonly string[];
  readonly signIns: readonly DemoSignIn[];
}

/**
 * Creates the demo organization if it is asked for and the database is empty.
 *
 * Its password is public as long as only this machine can reach the gateway. Elsewhere, one person of each role gets a
 * random password, which is printed once: at the creation, or at the first start that other machines can reach. In
 * production, no demo account may exist.
 */
export async function prepareDemo(
  config: Pick<Config, 'demo' | 'host' | 'production'>,
  parts: DemoParts,
): Promise<DemoReport> {
  const em = parts.orm.em.fork();
  if (config.production) {
    if ((await findActiveDemoAccounts(em)).length > 0) throw demoInProduction();
    return { lines: [], signIns: [] };
  }
  const isLocal = listensLocally(config);
  const isCreated =
    config.demo && (await seedDemo({ ...parts, password: isLocal ? demoPassword : createDemoPassword() }));
  const lines = isCreated ? ['Created the demo organization'] : [];
  if (isLocal) {
    const accounts = config.demo ? await findPublicDemoAccounts(em) : [];
    const emails = new Set(accounts.map(({ email }) => email.toLowerCase()));
    return { lines, signIns: demoSignIns.filter(({ email }) => emails.has(email)) };
  }
  const accounts = isCreated ? await findActiveDemoAccounts(em) : await findPublicDemoAccounts(em);
  if (accounts.length === 0) return { lines, signIns: [] };
  const signIns = await renewDemoPasswords(parts.orm, accounts);
  const reason = 'The demo organization has new passwords, because HOST is not a loopback address.';
  return { lines: [...lines, `${reason} They are printed only now.`], signIns };
}

function demoInProduction(): StartError {
  return new StartError(
    'NODE_ENV=production refuses to start: the database contains the demo organization, whose accounts are public. Run "npm run demo:remove" with the same DATABASE_URL or DATA_DIR, and start again.',
  );
}
