/**
 * Makes a web test run as on a busy machine, where React's work and responses arrive late and in small pieces. A test that
 * asserts too early then fails here instead of once in a hundred runs. `SLOW_MACHINE=7 npm run jest -- PATH` runs the
 * tests this way; the number is the seed of the delays.
 */
const { performance, setTimeout } = globalThis;

const longestTaskDelayMs = 60;
const longestResponseDelayMs = 60;
const longestPauseMs = 6;

let state = Number(process.env.SLOW_MACHINE) >>> 0;

/** The next number from 0 to 1 of a linear congruential generator, with the constants of Numerical Recipes. */
function random() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/**
 * Does not wait while a test fakes timers, because Testing Library then counts steps of the fake clock instead of time.
 *
 * @param {number} milliseconds
 */
async function wait(milliseconds) {
  if (globalThis.setTimeout === setTimeout) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

delayTasks();
pauseWhileRendering();
delayResponses();

/** Half of the tasks of React's scheduler start later. In jsdom it has no `MessageChannel` and would use timers. */
function delayTasks() {
  globalThis.MessageChannel = /** @type {typeof MessageChannel} */ (
    /** @type {unknown} */ (
      class {
        port1 = { onmessage: /** @type {(() => void) | null} */ (null) };
        port2 = {
          postMessage: () => {
            const delay = Math.max(0, 2 * random() - 1) * longestTaskDelayMs;
            setTimeout(() => this.port1.onmessage?.(), delay);
          },
        };
      }
    )
  );
}

/** The clock of React's scheduler, which yields to other work, leaps forward. */
function pauseWhileRendering() {
  const now = performance.now.bind(performance);
  let paused = 0;
  performance.now = () => {
    const leap = random();
    if (leap < 0.3) paused += leap * 3 * longestPauseMs;
    return now() + paused;
  };
}

/** Requests are sent late, and their responses arrive late. msw replaces `fetch`, so each replacement is delayed. */
function delayResponses() {
  let send = globalThis.fetch;
  /** @param {Parameters<typeof fetch>} request */
  async function fetchLate(...request) {
    await wait(random() * longestResponseDelayMs);
    request[1]?.signal?.throwIfAborted();
    try {
      return await send(...request);
    } finally {
      await wait(random() * longestResponseDelayMs);
    }
  }
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => fetchLate,
    set: (/** @type {typeof fetch} */ next) => {
      if (next !== fetchLate) send = next;
    },
  });
}
