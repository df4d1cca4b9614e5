import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Person, registerOrganization, signIn, type TestOrganization } from './people.js';
import { type Problems, watchForProblems } from './problems.js';
import { translatePages } from './translation.js';

interface SignInOptions extends BrowserContextOptions {
  /** The address to open instead of the home page. `about:blank` suits a test that first prepares data by `page.request`. */
  readonly at?: string;
}

export interface BrowserFixtures {
  /** An organization with an owner, for this test only. `organization.add('WORKER')` adds members. */
  readonly organization: TestOrganization;
  /** Opens the product for a signed-in person in a separate browser context. Call it once for each person. */
  readonly signInAs: (person: Person, options?: SignInOptions) => Promise<Page>;
  /** The problems that do not fail this test: `test.use({ toleratedProblems: [/ERR_CONNECTION_REFUSED/] })`. */
  readonly toleratedProblems: readonly RegExp[];
  /** Whether the browser translates every page. */
  readonly isTranslated: boolean;
}

/**
 * Playwright's test on the running product. Every test has its own organization, and fails if one of its pages logs an
 * error or violates the content security policy.
 */
export const test = base.extend<BrowserFixtures>({
  toleratedProblems: [[], { option: true }],
  isTranslated: [false, { option: true }],

  context: async ({ context, toleratedProblems, isTranslated }, use) => {
    if (isTranslated) await translatePages(context);
    const problems = await watchForProblems(context);
    await use(context);
    expectNoProblems(problems.list(), toleratedProblems);
  },

  organization: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL });
    await use(await registerOrganization(api));
    await api.dispose();
  },

  signInAs: async ({ browser, contextOptions, toleratedProblems, isTranslated }, use) => {
    const contexts: { problems: Problems; close: () => Promise<void> }[] = [];
    await use(async (person, { at = '/', ...options } = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      if (isTranslated) await translatePages(context);
      const problems = await watchForProblems(context);
      contexts.push({ problems, close: () => context.close() });
      await signIn(context.request, person);
      const page = await context.newPage();
      await page.goto(at);
      return page;
    });
    for (const { close } of contexts) await close();
    for (const { problems } of contexts) expectNoProblems(problems.list(), toleratedProblems);
  },
});

function expectNoProblems(problems: readonly string[], tolerated: readonly RegExp[]): void {
  expect(
    problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem))),
    'errors in the console and violations of the content security policy',
  ).toEqual([]);
}
