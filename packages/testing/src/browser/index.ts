export { expect, type Page } from '@playwright/test';
export { expectNoSeriousViolations } from './accessibility.js';
export type { Person, TestOrganization } from './people.js';
export { type BrowserFixtures, test } from './test.js';
