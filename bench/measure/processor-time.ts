import { readdirSync, readFileSync } from 'node:fs';

const msPerTick = 10;

/** Milliseconds of CPU that one process has used so far; null if there is no /proc. */
export function cpuOf(pid: number): number | null {
  const fields = statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** The same for a process and all processes that it started, those that have ended included. */
export function cpuOfFamily(pid: number): number | null {
  const own = statOf(pid);
  if (!own) return null;
  const ended = (Number(own[13]) + Number(own[14])) * msPerTick;
  const running = childrenOf(pid).reduce((sum, child) => sum + (cpuOf(child) ?? 0), 0);
  return (cpuOf(pid) ?? 0) + ended + running;
}

/** The memory that a process holds, in bytes. */
export function memoryOf(pid: number): number | null {
  return readKilobytes(pid, 'VmRSS');
}

function readKilobytes(pid: number, name: string): number | null {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) * 1024 : null;
  } catch {
    return null;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(statOf(pid)?.[1]) === parent);
}

/** The fields of /proc/PID/stat after the name of the program, which may contain spaces. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
