export { expect, type Locator, type Page } from '@playwright/test';
export { expectNoSeriousViolations } from './accessibility.js';
export { expectNoHorizontalScroll } from './layout.js';
export type { Person, TestOrganization } from './people.js';
export { type BrowserFixtures, test } from './test.js';
