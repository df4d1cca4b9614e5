import type { BrowserContext } from '@playwright/test';

/** The problems that a browser reports about a page. */
export interface Problems {
  /** One line each: an error in the console, an uncaught error, or a violation of the content security policy. */
  readonly list: () => readonly string[];
}

/** Chromium logs every failed request. Pages handle responses with 4xx; a 5xx is a problem. */
const rejectedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Watches every page of a context, including those that open later. */
export async function watchForProblems(context: BrowserContext): Promise<Problems> {
  const lines: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !rejectedRequest.test(message.text())) lines.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding(
    'reportBlocked',
    (_, what: string) => void lines.push(`content security policy: ${what}`),
  );
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
  return { list: () => lines };
}
