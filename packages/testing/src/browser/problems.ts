import type { BrowserContext } from '@playwright/test';

/** What a browser reported that nobody should see in a healthy page. */
export interface Problems {
  /** One line each: an error in the console, one that nothing caught, or something that the content policy blocked. */
  readonly found: () => readonly string[];
}

/** Chromium logs every refused request. A 4xx is an answer that the page deals with; a 5xx is not. */
const rejectWith = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Watches every page of a context, those opened later too. */
export async function watchForProblems(context: BrowserContext): Promise<Problems> {
  const lines: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !rejectWith.test(message.text())) lines.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding('reportBlocked', (_, what: string) => void lines.push(`content policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const report: unknown = Reflect.get(window, 'reportBlocked');
        if (typeof report === 'function')
          report(`${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  });
  return { found: () => lines };
}
