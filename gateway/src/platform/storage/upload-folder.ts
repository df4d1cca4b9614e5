import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';

const minute = 60_000;
/** A gateway that has not touched its folder for this long is gone, even if it ran on a machine that we cannot ask. */
const abandonedAfterMs = 10 * minute;

const inUse = new Set<string>();

/** A private folder for the files of running uploads: `DATA_DIR/uploads/<machine>.<process>.<random>`. */
export class UploadFolder {
  private readonly heartbeat: NodeJS.Timeout;

  private constructor(private readonly folder: string) {
    inUse.add(path.basename(folder));
    this.heartbeat = setInterval(() => void touch(folder), minute).unref();
  }

  /** Removes what gateways left behind that were killed. The folders of running gateways stay. */
  static async open(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<UploadFolder> {
    const uploads = path.join(path.resolve(dataDir), 'uploads');
    await removeLeftovers(uploads).catch((err) => logger.warn({ err }, 'the files of old uploads were not removed'));
    return new UploadFolder(path.join(uploads, `${machine}.${process.pid}.${randomUUID()}`));
  }

  /** The path of a new file. Its name is random: nothing that a sender chose becomes part of a path. */
  async nameFile(): Promise<string> {
    // Every time, because the folder of a suspended gateway may have been removed.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return path.join(this.folder, randomUUID());
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await rm(this.folder, { recursive: true, force: true });
    inUse.delete(path.basename(this.folder));
  }
}

async function removeLeftovers(uploads: string): Promise<void> {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  await chmod(uploads, 0o700);
  for (const name of await readdir(uploads)) {
    const folder = path.join(uploads, name);
    if (await isAbandoned(name, folder)) await rm(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(name: string, folder: string): Promise<boolean> {
  if (inUse.has(name)) return false;
  const [owner, pid] = name.split('.');
  if (owner === machine && !isRunning(Number(pid))) return true;
  const touched = await stat(folder).catch(() => null);
  return touched !== null && Date.now() - touched.mtimeMs > abandonedAfterMs;
}

/** Our own id belonged to another process before us, because the folders of this one are known. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function touch(folder: string): Promise<void> {
  const now = new Date();
  // It does not exist before the first upload.
  await utimes(folder, now, now).catch(() => undefined);
}

/** Process ids mean something only within one boot of one machine, and within one container. */
const machine = createHash('sha256')
  .update([hostname(), bootId(), processNamespace()].join('\n'))
  .digest('hex')
  .slice(0, 12);

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return '';
  }
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
