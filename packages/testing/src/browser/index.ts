export { expect, type Locator, type Page } from '@playwright/test';
export { expectNoSeriousViolations } from './accessibility.js';
export { expectNoDialog } from './dialogs.js';
export { expectNoHorizontalScroll, watchLayoutShift } from './layout.js';
export type { TestOrganization } from './people.js';
export { test } from './test.js';
